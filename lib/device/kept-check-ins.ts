import { WAITING_DAYS } from "@/lib/config/policy";
import { call, HttpError } from "@/lib/http/client";
import { TIME_ZONE_HEADER } from "@/lib/time/clock";
import { GeneratedQuote } from "@/lib/words/schema";
import { deviceMember, leaveMember, openDevice, type Sealed, unseal, type WaitingCheckIn } from "./device";
import { dropCheckIn } from "./keep-check-in";
import { DeviceKey, KeptCheckIn } from "./schema";
import { importOpeningKey, openLetter } from "./sealed-letter";

/**
 * This member's check-ins that wait, oldest first. What nobody can read any more is dropped.
 *
 * @throws HttpError when the server does not hand out the key that opens them
 */
export async function keptCheckIns(memberId: string): Promise<KeptCheckIn[]> {
  const device = await openDevice();
  const keys = (await device?.getAllKeys("checkIns")) ?? [];
  if (!device || keys.length === 0) return [];
  const member = await deviceMember();
  let openingKey: CryptoKey | undefined;

  async function read(waiting: WaitingCheckIn | Sealed): Promise<unknown> {
    if (!("from" in waiting)) return member && unseal(member, waiting).catch(() => null);
    openingKey ??= await importOpeningKey(await deviceKey());
    return openLetter(openingKey, memberId, waiting).catch(() => null);
  }

  const kept: KeptCheckIn[] = [];
  for (const key of keys) {
    const waiting = await device.get("checkIns", key);
    if (!waiting || ("memberId" in waiting ? waiting.memberId : member?.id) !== memberId) continue;
    const checkIn = KeptCheckIn.safeParse(await read(waiting));
    if (checkIn.success) kept.push(checkIn.data);
    else await device.delete("checkIns", key);
  }
  return kept.sort((a, b) => a.ratings.checkedInAt.localeCompare(b.ratings.checkedInAt));
}

function deviceKey(): Promise<DeviceKey> {
  return call("/api/user/device-key", { reply: DeviceKey, seesTo: [401, 403], signal: patience() });
}

const DAY = 86_400_000;
/** Longer than any words take to be written. */
const PATIENCE_MS = 30_000;

export interface Delivery {
  /** The keys of those that have arrived. */
  sent: string[];
  /** Refused for good, as when it lies too far back. */
  refused: number;
  /** Whether something still waits that may get through in a while. */
  waits: boolean;
}

let underWay: Promise<Delivery> | undefined;

/** Sends what waits on this device for this member, oldest first. Called twice at once it sends once. */
export function sendKeptCheckIns(memberId: string): Promise<Delivery> {
  underWay ??= deliver(memberId).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function deliver(memberId: string): Promise<Delivery> {
  const delivery: Delivery = { sent: [], refused: 0, waits: false };
  const present = await deviceMember();
  // Somebody else is signed in here now: what was kept of the one before is not theirs to see.
  if (present && present.id !== memberId) await leaveMember();
  try {
    const kept = await keptCheckIns(memberId);
    const aheadMs = kept.length > 0 ? await clockAheadMs() : 0;
    for (const checkIn of kept) {
      const outcome = await send(checkIn, aheadMs);
      if (outcome === "waits") {
        delivery.waits = true;
        continue;
      }
      await dropCheckIn(checkIn.key);
      if (outcome === "sent") delivery.sent.push(checkIn.key);
      else delivery.refused += 1;
    }
  } catch (error) {
    // Without the server, a session or access nothing goes; only the server may be back by itself.
    delivery.waits = !isShutOut(error);
  }
  return delivery;
}

/** How far this device's clock goes ahead of the server's. */
async function clockAheadMs(): Promise<number> {
  const reply = await fetch("/api/health", { cache: "no-store", signal: patience() });
  const serverTime = Date.parse(reply.headers.get("Date") ?? "");
  return Number.isNaN(serverTime) ? 0 : Date.now() - serverTime;
}

async function send(
  { key, ratings, timeZone }: KeptCheckIn,
  aheadMs: number,
): Promise<"sent" | "refused" | "waits"> {
  const now = Date.now() - aheadMs;
  // A clock that was put right since says that it was made later than now.
  const madeAt = Math.min(Date.parse(ratings.checkedInAt) - aheadMs, now);
  try {
    await call("/api/quotes/generate", {
      method: "POST",
      body: { ...ratings, checkedInAt: new Date(madeAt).toISOString() },
      headers: { "Idempotency-Key": key, [TIME_ZONE_HEADER]: timeZone },
      reply: GeneratedQuote,
      seesTo: [401, 403],
      signal: patience(),
    });
    return "sent";
  } catch (error) {
    if (!(error instanceof HttpError) || isShutOut(error)) throw error;
    const isTooOld = error.status === 400 && now - madeAt > WAITING_DAYS * DAY;
    return isTooOld || error.status === 409 ? "refused" : "waits";
  }
}

/** A connection that swallows everything would hold up all that waits. */
function patience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}

function isShutOut(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}
