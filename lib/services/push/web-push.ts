import "server-only";
import type { PushSettings } from "@/lib/push-settings";
import type { PushOutcome, PushService } from "./port";
import { isPushEndpoint } from "./push-services";
import { vapidHeader } from "./vapid";

/** A reminder that could not be brought to the device by then is of no use any more. */
const TTL_SECONDS = 2 * 60 * 60;
/** A service that holds a reminder back for a sleeping device keeps the newest one only (RFC 8030, section 5.4). */
const TOPIC = "reminder";
const PATIENCE_MS = 10_000;

/** Push services as RFC 8030 describes them, with VAPID (RFC 8292). */
export function webPushService(settings: PushSettings): PushService {
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, settings.furtherServices);
  return {
    publicKey: settings.publicKey,
    accepts,
    async send(endpoint) {
      // What was stored under another configuration is not called under this one.
      if (!accepts(endpoint)) return "refused";
      return outcomeOf(await post(endpoint, vapidHeader(settings, endpoint)));
    },
  };
}

/** The status that was answered; null when there was no answer. */
async function post(endpoint: string, authorization: string): Promise<number | null> {
  try {
    const reply = await fetch(endpoint, {
      method: "POST",
      // An empty message is encrypted with nothing: the browser's keys are never asked for.
      headers: { authorization, ttl: String(TTL_SECONDS), urgency: "normal", topic: TOPIC },
      // Nobody leads this server elsewhere.
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return null;
  }
}

function outcomeOf(status: number | null): PushOutcome {
  if (status === null) return "unknown";
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
