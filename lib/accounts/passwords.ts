import "server-only";
import { hash, verify } from "@node-rs/argon2";

// OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, or one without a password)
 * it costs the same time and says no.
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await decoyHash()), password);
  return storedHash !== null && matches;
}

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword("a password that nobody has");
  return decoy;
}
