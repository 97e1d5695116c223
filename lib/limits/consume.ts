import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/config/env";
import { inFigures } from "@/lib/config/figures";
import { ATTEMPTS_HOURS, ENROL_MINUTES, PASSKEY_MINUTES } from "@/lib/config/policy";
import { sharedDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { keyedHash } from "@/lib/ground/hashes";
import { log } from "@/lib/ground/log";

const MINUTE = 60;
/** The longest that anything is counted. */
const LONGEST = ATTEMPTS_HOURS * 60 * MINUTE;

/** How often a thing may be done: `points` times in `seconds`, counted for each key apart. */
interface Limit {
  points: number;
  seconds: number;
}

/**
 * Every abuse limit in one place. `_account` counts for the mail address that is asked about, `_device` for a browser
 * that its owner signed in with before, `_block` for the network that asks, `_member` for whoever is signed in.
 */
export const LIMITS = {
  login_account: { points: 10, seconds: 15 * MINUTE },
  login_device: { points: 10, seconds: 15 * MINUTE },
  login_block: { points: 100, seconds: 15 * MINUTE },
  register_block: { points: 20, seconds: LONGEST },
  forgot_account: { points: 3, seconds: LONGEST },
  forgot_block: { points: 30, seconds: LONGEST },
  resend_account: { points: 3, seconds: LONGEST },
  resend_block: { points: 30, seconds: LONGEST },
  reset_block: { points: 60, seconds: LONGEST },
  // For the key that is shown, whoever shows it.
  passkey_account: { points: 10, seconds: 15 * MINUTE },
  // What a passkey signs is signed once.
  passkey_challenge: { points: 1, seconds: PASSKEY_MINUTES * MINUTE },
  passkey_member: { points: 30, seconds: LONGEST },
  second_factor_member: { points: 5, seconds: 15 * MINUTE },
  // How often a letter tells of them.
  second_factor_letter: { points: 1, seconds: LONGEST },
  enrol_member: { points: 5, seconds: ENROL_MINUTES * MINUTE },
  enrol_mail_member: { points: 5, seconds: LONGEST },
  password_member: { points: 10, seconds: 15 * MINUTE },
  generate_member: { points: 60, seconds: LONGEST },
  // Each change of an entry counts all of a member's entries anew.
  entry_member: { points: 240, seconds: LONGEST },
  consent_block: { points: 60, seconds: LONGEST },
  newsletter_account: { points: 3, seconds: LONGEST },
  newsletter_block: { points: 30, seconds: LONGEST },
  unsubscribe_block: { points: 30, seconds: LONGEST },
  preferences_member: { points: 60, seconds: LONGEST },
  // Every card that is tried goes through one: stolen ones are tried by the hundred.
  setup_member: { points: 20, seconds: LONGEST },
  // Each asks the billing service.
  payments_member: { points: 120, seconds: LONGEST },
  export_member: { points: 10, seconds: LONGEST },
  // A file is looked at before it is imported, and after a mistake once more.
  import_member: { points: 30, seconds: LONGEST },
} as const satisfies Record<string, Limit>;

type LimitName = keyof typeof LIMITS;

/**
 * Counts one try against a limit.
 *
 * @param subject whose tries these are: an address, a network block, a member's id
 * @throws AppError rate_limited, saying when to come back
 */
export async function consume(name: LimitName, subject: string): Promise<void> {
  try {
    await (await limiter(name)).consume(keyOf(subject));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    log.warn({ event: "limit_reached", limit: name });
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError("rate_limited", `Too many tries. Please try again in ${wait(seconds)}.`, {
      retryAfterSeconds: seconds,
    });
  }
}

/** Takes what may be taken once within its limit's time. @returns false when it was taken before */
export async function takeOnce(name: LimitName, subject: string): Promise<boolean> {
  try {
    await consume(name, subject);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/** Forgets the tries against a limit, such as wrong passwords once the right one was given. */
export async function forgive(name: LimitName, subject: string): Promise<void> {
  await (await limiter(name)).delete(keyOf(subject));
}

const limiters = new Map<LimitName, { pool: unknown; limiter: RateLimiterPostgres }>();

async function limiter(name: LimitName): Promise<RateLimiterPostgres> {
  const { pool } = await sharedDatabase();
  const known = limiters.get(name);
  if (known?.pool === pool) return known.limiter;
  const { points, seconds } = LIMITS[name];
  const made = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "RateLimit",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.set(name, { pool, limiter: made });
  return made;
}

/** Keyed, so that the counters tell nobody who tried. */
function keyOf(subject: string): string {
  return keyedHash("limit", subject);
}

function wait(seconds: number): string {
  return seconds < MINUTE ? inFigures(seconds, "second") : inFigures(Math.ceil(seconds / MINUTE), "minute");
}

/**
 * Does work whose length would tell whether an address is known, and answers after `ms` at the soonest.
 */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, delay(ms)]);
  return result;
}

/** Requests whose network our own proxy did not tell. */
const UNTOLD = "untold";

/**
 * The network that a request comes from: an IPv4 address's /24 or an IPv6 address's /64; null where no proxy is trusted
 * to tell it, `UNTOLD` where the trusted one did not.
 *
 * The address is read only from `X-Forwarded-For`, and only as many places from its right end as there are
 * trusted proxies (`TRUSTED_PROXIES`): what stands further left was written by the caller.
 */
export function addressBlock(request: Request): string | null {
  const { trustedProxies } = env();
  if (trustedProxies === 0) return null;
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return blockOf(withoutPort(hops.at(-trustedProxies) ?? ""));
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711` (RFC 7239, section 6). */
function withoutPort(hop: string): string {
  const [, v6, v4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return v6 ?? v4 ?? hop;
}

function blockOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIPv6(plain)) return `${expanded(plain).slice(0, 4).join(":")}::/64`;
  return UNTOLD;
}

/** The eight groups of an IPv6 address (RFC 4291, section 2.2). */
function expanded(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

type BlockLimit = Extract<LimitName, `${string}_block`>;

let isWarned = false;

/**
 * Counts a try against the network that it comes from. Where no proxy is trusted to tell the network nothing is
 * counted: everybody would share one count, and one caller could lock all out. Where the trusted proxy does not tell
 * it, those whom it keeps silent about do share one, and the operator is told: an unlimited way in is worse.
 *
 * @throws AppError rate_limited
 */
export async function limitBlock(name: BlockLimit, request: Request): Promise<void> {
  const block = addressBlock(request);
  if (block === null) return;
  if (block === UNTOLD && !isWarned) {
    isWarned = true;
    log.warn({
      event: "network_untold",
      mend: "X-Forwarded-For has no address at the place TRUSTED_PROXIES points to. Check your proxy, and how many there are.",
    });
  }
  await consume(name, block);
}
