import type { SentCheckIn } from "@/lib/check-ins/schema";
import { WAITING_DAYS } from "@/lib/config/policy";
import { call, HttpError } from "@/lib/http/client";
import { browserTimeZone } from "@/lib/time/browser-time-zone";
import { TIME_ZONE_HEADER } from "@/lib/time/clock";
import { GeneratedQuote } from "@/lib/words/schema";
import {
  deviceMember,
  importOpeningKey,
  openDevice,
  openLetter,
  type Sealed,
  unseal,
  type WaitingCheckIn,
} from "./device";
import { dropCheckIn } from "./keep-check-in";
import { DeviceKey, KeptCheckIn } from "./schema";

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
  let opens: CryptoKey | undefined;

  async function read(waiting: WaitingCheckIn | Sealed): Promise<unknown> {
    if (!("from" in waiting)) return member && unseal(member, waiting).catch(() => null);
    opens ??= await openingKey();
    return openLetter(opens, memberId, waiting).catch(() => null);
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

/**
 * What opens this member's sealed letters. It is not kept here.
 *
 * @throws HttpError when the server does not hand it out
 */
export async function openingKey(): Promise<CryptoKey> {
  const options = { reply: DeviceKey, seesTo: [401, 403], signal: patience() } as const;
  return importOpeningKey(await call("/api/user/device-key", options));
}

/** Longer than any words take to be written. */
const PATIENCE_MS = 30_000;

export interface Refused {
  checkIn: KeptCheckIn;
  why: "date" | "ratings";
}

export interface Delivery {
  /** The keys of those that have arrived. */
  sent: string[];
  /** Not taken as they are, as when they lie too far back. They stay on the device: the member decides. */
  refused: Refused[];
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
  const delivery: Delivery = { sent: [], refused: [], waits: false };
  try {
    const kept = await keptCheckIns(memberId);
    const aheadMs = kept.length > 0 ? await clockAheadMs() : 0;
    for (const checkIn of kept) {
      const outcome = await send(checkIn, aheadMs);
      if (outcome === "waits") delivery.waits = true;
      else if (outcome !== "sent") delivery.refused.push({ checkIn, why: outcome });
      else {
        await dropCheckIn(checkIn.key);
        delivery.sent.push(checkIn.key);
      }
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

async function send(kept: KeptCheckIn, aheadMs: number): Promise<"sent" | Refused["why"] | "waits"> {
  const { key, ratings, timeZone } = kept;
  const at = madeAt(Date.parse(ratings.checkedInAt), { deviceNow: Date.now(), aheadMs });
  if (!at) return "date";
  try {
    await post({ ...ratings, checkedInAt: at.toISOString() }, key, timeZone);
    return "sent";
  } catch (error) {
    if (!(error instanceof HttpError) || isShutOut(error)) throw error;
    if (error.status === 400 && error.field === "checkedInAt") return "date";
    return error.status === 400 ? "ratings" : "waits";
  }
}

/** Sends a check-in that was refused as one of this moment. Sent twice, it is one. */
export async function sendAsOfNow({ key, ratings }: KeptCheckIn): Promise<void> {
  const { checkedInAt: _, ...rest } = ratings;
  await post(rest, `now-${key}`, browserTimeZone());
  await dropCheckIn(key);
}

async function post(body: SentCheckIn, key: string, timeZone: string): Promise<void> {
  try {
    await call("/api/quotes/generate", {
      method: "POST",
      body,
      headers: { "Idempotency-Key": key, [TIME_ZONE_HEADER]: timeZone },
      reply: GeneratedQuote,
      seesTo: [401, 403],
      signal: patience(),
    });
  } catch (error) {
    // It was there since an earlier try, and its member changed or deleted it meanwhile.
    if (!(error instanceof HttpError && error.status === 409)) throw error;
  }
}

/** A connection that swallows everything would hold up all that waits. */
function patience(): AbortSignal {
  return AbortSignal.timeout(PATIENCE_MS);
}

function isShutOut(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 401 || error.status === 403);
}

const WAITING_MS = WAITING_DAYS * 86_400_000;

/** Clocks in milliseconds: the device's, and how far it goes ahead of the server's. */
interface Clocks {
  deviceNow: number;
  aheadMs: number;
}

/**
 * When a check-in was made, by the server's clock: its time is what the device's clock said then, which may have been
 * wrong, or be wrong now.
 *
 * @returns null when by neither clock it lies in the days that a check-in may wait
 */
export function madeAt(said: number, { deviceNow, aheadMs }: Clocks): Date | null {
  const now = deviceNow - aheadMs;
  const isTaken = (at: number) => at <= now && now - at <= WAITING_MS;
  // A clock that was put right since says that it was made later than now.
  const asAheadAsNow = Math.min(said - aheadMs, now);
  const found = [asAheadAsNow, said].find(isTaken);
  return found === undefined ? null : new Date(found);
}
