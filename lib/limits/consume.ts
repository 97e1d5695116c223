import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
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

export type LimitName = keyof typeof LIMITS;

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
