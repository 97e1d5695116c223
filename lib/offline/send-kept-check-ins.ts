import { call, HttpError } from "@/lib/http/client";
import { TIME_ZONE_HEADER } from "@/lib/http/time-zone-header";
import { GeneratedQuote } from "@/lib/quotes/schema";
import { deviceMember, forgetDevice } from "./device";
import { dropCheckIn, type KeptCheckIn, keptCheckIns } from "./kept-check-ins";

export interface Delivery {
  sent: number;
  /** Refused for good, as when it lies too far back. */
  refused: number;
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
  const delivery = { sent: 0, refused: 0 };
  const kept = await deviceMember();
  // Somebody else is signed in here now: what is left of the one before is not theirs to send, or to see.
  if (kept && kept.id !== memberId) await forgetDevice();
  for (const checkIn of await keptCheckIns()) {
    const outcome = await send(checkIn);
    if (outcome === "waits") break;
    await dropCheckIn(checkIn.key);
    delivery[outcome] += 1;
  }
  return delivery;
}

async function send({ key, ratings, timeZone }: KeptCheckIn): Promise<"sent" | "refused" | "waits"> {
  try {
    await call("/api/quotes/generate", {
      method: "POST",
      body: ratings,
      headers: { "Idempotency-Key": key, [TIME_ZONE_HEADER]: timeZone },
      reply: GeneratedQuote,
    });
    return "sent";
  } catch (error) {
    // A bad or conflicting one will not get better; everything else, a lapsed subscription too, may.
    const isFinal = error instanceof HttpError && (error.status === 400 || error.status === 409);
    return isFinal ? "refused" : "waits";
  }
}
