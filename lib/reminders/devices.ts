import "server-only";
import { settingsRows } from "@/lib/accounts/sessions";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { keyedHash } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";
import { push } from "./push";
import { DEFAULT_TIME, EVERY_DAY, MOST_DEVICES } from "./rules";
import type { Reminders, RemindersInput } from "./schema";

interface Asking {
  id: string;
  sessionId: string;
}

/**
 * Has the browser that the member is at show reminders, for as long as they are signed in there.
 *
 * @param chosen sets when as well
 * @throws AppError invalid_input when the endpoint is not at a known push service, conflict when there are too many
 */
export async function addDevice(asking: Asking, endpoint: string, chosen: Partial<RemindersInput> = {}) {
  assertAccepted(endpoint);
  const db = await database();
  await db.$transaction(async (tx) => {
    await assertRoom(tx, asking);
    await store(tx, asking, endpoint);
    await setReminders(asking.id, chosen, tx);
  });
}

/**
 * Takes the new address of a browser that shows reminders already.
 *
 * @throws AppError not_found when it shows none: they may have been turned off from elsewhere
 */
export async function renewDevice(asking: Asking, endpoint: string): Promise<void> {
  assertAccepted(endpoint);
  const db = await database();
  await db.$transaction(async (tx) => {
    const where = { sessionId: asking.sessionId, userId: asking.id };
    if ((await tx.pushSubscription.count({ where })) === 0) {
      throw new AppError("not_found", "Reminders are off on this device.");
    }
    await store(tx, asking, endpoint);
  });
}

function assertAccepted(endpoint: string): void {
  const service = push();
  if (!service) throw new AppError("conflict", "Reminders aren't available here.");
  if (!service.accepts(endpoint)) {
    throw new AppError("invalid_input", "Reminders don't work in this browser. Please try another one.", {
      field: "endpoint",
    });
  }
}

async function assertRoom(tx: Transaction, { id: userId, sessionId }: Asking): Promise<void> {
  // One after the other, so that two at once cannot both be the last.
  await tx.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  const others = await tx.pushSubscription.count({
    where: { userId, sessionId: { not: sessionId }, session: { expiresAt: { gt: now() } } },
  });
  if (others < MOST_DEVICES) return;
  throw new AppError(
    "conflict",
    `You already have reminders on ${MOST_DEVICES} devices. Please turn them off on one of those first.`,
  );
}

async function store(tx: Transaction, { id: userId, sessionId }: Asking, endpoint: string): Promise<void> {
  const endpointHash = hashOf(endpoint);
  // Only the browser itself knows its endpoint: whoever signed in there last is who it reminds.
  await tx.pushSubscription.deleteMany({ where: { endpointHash, sessionId: { not: sessionId } } });
  const where = { sessionId, userId };
  const known = await tx.pushSubscription.findUnique({ where, select: { id: true } });
  const id = known?.id ?? newId();
  const sealed = (await memberCipher(tx, userId)).seal("PushSubscription", id, endpoint);
  const stored = { sealed, endpointHash, failedAt: null };
  // The day that it was last reminded on stays.
  if (known) await tx.pushSubscription.updateMany({ where: { ...where, id }, data: stored });
  else await tx.pushSubscription.create({ data: { id, ...where, ...stored, createdAt: now() } });
}

/** Keyed, so that the table alone tells nobody whose browser is meant. */
function hashOf(endpoint: string): string {
  return keyedHash("push endpoint", endpoint);
}

/** Ends the reminders on one of the member's devices. */
export async function removeDevice(userId: string, id: string): Promise<void> {
  const db = await database();
  const { count } = await db.pushSubscription.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("not_found", "Reminders are already off on this device.");
}

/**
 * Sets when the member is reminded, on all of their devices; what is left out stays. A time that is still ahead today
 * comes today, also where one came before it was set.
 */
export async function setReminders(
  userId: string,
  input: Partial<RemindersInput>,
  tx?: Transaction,
): Promise<void> {
  if (!tx) {
    const db = await database();
    return db.$transaction((within) => setReminders(userId, input, within));
  }
  const { time, secondTime, days, unlessCheckedIn } = input;
  const chosen = {
    ...(time !== undefined && { time }),
    ...(secondTime !== undefined && { secondTime }),
    ...(days !== undefined && { days: days.toSorted() }),
    ...(unlessCheckedIn !== undefined && { unlessCheckedIn }),
  };
  const setAt = now();
  const isChanged = Object.keys(chosen).length > 0;
  await tx.checkInReminder.upsert({
    where: { userId },
    create: { userId, time: DEFAULT_TIME, ...chosen, setAt },
    update: isChanged ? { ...chosen, setAt } : {},
  });
  // What had passed when it was set isn't caught up on, so none comes twice.
  if (isChanged) await tx.pushSubscription.updateMany({ where: { userId }, data: { remindedOn: null } });
}

const UNCHOSEN = { time: DEFAULT_TIME, secondTime: null, days: [...EVERY_DAY], unlessCheckedIn: true };

/** When and where the member is reminded of checking in. */
export async function remindersOf({ id, sessionId }: { id: string; sessionId: string }): Promise<Reminders> {
  const { checkInReminder, sessions } = await settingsRows(id);
  return {
    ...(checkInReminder ?? UNCHOSEN),
    publicKey: push()?.publicKey ?? null,
    devices: sessions.flatMap(({ id, browser, pushSubscription }) => {
      if (!pushSubscription) return [];
      const isFailing = pushSubscription.failedAt !== null;
      return [{ id: pushSubscription.id, browser, isThisOne: id === sessionId, isFailing }];
    }),
  };
}
