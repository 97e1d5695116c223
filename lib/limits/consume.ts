import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { sharedDatabase } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { keyedHash } from "@/lib/ground/hashes";
import { log } from "@/lib/ground/log";
import { LIMITS, type LimitName } from "./limits";

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
    throw new AppError("rate_limited", `Too many tries. Please try again in ${inWords(seconds)}.`, {
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

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

/**
 * Does work whose length would tell whether an address is known, and answers after `ms` at the soonest.
 */
export async function noSoonerThan<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, delay(ms)]);
  return result;
}
