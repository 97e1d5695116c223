import "server-only";
import webPush from "web-push";
import type { PushSettings } from "@/lib/push-settings";
import type { PushOutcome, PushService } from "./port";
import { isPushEndpoint } from "./push-services";

/** A reminder that could not be brought to the device by then is of no use any more. */
const TTL_SECONDS = 2 * 60 * 60;
/** A service that holds a reminder back for a sleeping device keeps the newest one only (RFC 8030, section 5.4). */
const TOPIC = "reminder";
const PATIENCE_MS = 10_000;

/** Push services as RFC 8030 describes them, with VAPID (RFC 8292). */
export function webPushService({
  publicKey,
  privateKey,
  subject,
  furtherServices,
}: PushSettings): PushService {
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, furtherServices);
  return {
    publicKey,
    accepts,
    async send(endpoint) {
      // What was stored under another configuration is not called under this one.
      if (!accepts(endpoint)) return "refused";
      const { headers } = webPush.generateRequestDetails(withoutKeys(endpoint), null, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: TTL_SECONDS,
        urgency: "normal",
        topic: TOPIC,
      });
      return outcomeOf(await post(endpoint, headers));
    },
  };
}

/** An empty message is encrypted with nothing: the browser's keys are never asked for. */
function withoutKeys(endpoint: string): webPush.PushSubscription {
  return { endpoint, keys: { p256dh: "", auth: "" } };
}

/** The status that was answered; null when there was no answer. */
async function post(endpoint: string, headers: webPush.Headers): Promise<number | null> {
  const { "Content-Length": _, ...sent } = headers;
  try {
    const reply = await fetch(endpoint, {
      method: "POST",
      headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
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
