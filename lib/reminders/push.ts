import "server-only";
import { createPrivateKey, sign } from "node:crypto";
import { env } from "@/lib/config/env";
import type { PushSettings } from "@/lib/config/vendor-settings";

let chosen: PushService | null | undefined;

/** What brings reminders to devices; null where this server has not set it up. */
export function push(): PushService | null {
  if (chosen === undefined) {
    const settings = env().push;
    chosen = settings && webPushService(settings);
  }
  return chosen;
}

/**
 * What came of a reminder.
 *
 * - `sent`: the push service has it.
 * - `gone`: the browser takes none any more; its endpoint is dead for good.
 * - `later`: not taken now; it may be handed over again.
 * - `refused`: not taken, and not for the asking either.
 * - `unknown`: no answer; it may have been taken.
 */
export type PushOutcome = "sent" | "gone" | "later" | "refused" | "unknown";

export interface PushService {
  /** What a browser ties its subscription to, so that nobody but this server can use it (RFC 8292). */
  publicKey: string;
  /** Whether an endpoint is one of a push service that this server calls at all. */
  accepts(endpoint: string): boolean;
  /**
   * Hands an empty message over: the browser knows what to show.
   *
   * @param keepMs for how long the service may hold it back for a device that is away
   */
  send(endpoint: string, keepMs: number): Promise<PushOutcome>;
}

/** A service that holds a reminder back for a sleeping device keeps the newest one only (RFC 8030, section 5.4). */
const TOPIC = "reminder";
const PATIENCE_MS = 10_000;

/** Push services as RFC 8030 describes them, with VAPID (RFC 8292). */
function webPushService(settings: PushSettings): PushService {
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, settings.furtherServices);
  return {
    publicKey: settings.publicKey,
    accepts,
    async send(endpoint, keepMs) {
      // What was stored under another configuration is not called under this one.
      if (!accepts(endpoint)) return "refused";
      return outcomeOf(await post(endpoint, keepMs, vapidHeader(settings, endpoint)));
    },
  };
}

/** The status that was answered; null when there was no answer. */
async function post(endpoint: string, keepMs: number, authorization: string): Promise<number | null> {
  try {
    const reply = await fetch(endpoint, {
      method: "POST",
      // An empty message is encrypted with nothing: the browser's keys are never asked for.
      headers: { authorization, ttl: String(Math.floor(keepMs / 1000)), urgency: "normal", topic: TOPIC },
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

/** Push services take no longer than a day (RFC 8292, section 2). */
const VALID_SECONDS = 12 * 60 * 60;

/** The Authorization header by which a push service knows this server (VAPID, RFC 8292). */
export function vapidHeader({ publicKey, privateKey, subject }: PushSettings, endpoint: string): string {
  const exp = Math.floor(Date.now() / 1000) + VALID_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: subject };
  const signed = `${encoded({ typ: "JWT", alg: "ES256" })}.${encoded(claims)}`;
  const key = signingKey(publicKey, privateKey);
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
}

function signingKey(publicKey: string, d: string) {
  // An uncompressed point: a byte that says so, then its two coordinates.
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  return createPrivateKey({ key: { kty: "EC", crv: "P-256", x, y, d }, format: "jwk" });
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

/** The push services of Chrome, Firefox, Edge and Safari; a leading dot stands for any host below it. */
const HOSTS = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".notify.windows.com",
  "web.push.apple.com",
] as const;

/**
 * Whether an endpoint lies at a known push service. A member hands it in and this server calls it, so any other
 * address could be one behind our own doors.
 *
 * @param further origins that the configuration adds
 */
function isPushEndpoint(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (further.includes(origin)) return true;
  return protocol === "https:" && port === "" && HOSTS.some((known) => isHost(hostname, known));
}

function isHost(name: string, known: string): boolean {
  return known.startsWith(".") ? name.endsWith(known) && name.length > known.length : name === known;
}
