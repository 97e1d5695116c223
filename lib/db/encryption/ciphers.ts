import { hkdfSync } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { masterKey, newestMasterKeyId, open, seal, unwrap, type WrappedKey } from "./master-keys";

export type SealedTable =
  | "EmotionalState"
  | "EmotionalState line"
  | "Quote"
  | "QuoteFeedback"
  | "MemberSummary"
  | "MemberSummary history"
  | "MemberSummary words"
  | "Insight"
  | "PushSubscription"
  | "Passkey"
  | "SecondFactor"
  | "SecondFactor offer";

/** Seals and opens one member's private columns. A row is named by its table and id. */
export interface MemberCipher {
  seal(table: SealedTable, rowId: string, plain: string | Uint8Array): Uint8Array<ArrayBuffer>;
  open(table: SealedTable, rowId: string, sealed: Uint8Array): string;
  openBytes(table: SealedTable, rowId: string, sealed: Uint8Array): Buffer;
  /** A key of the member's for one other purpose, always the same (RFC 5869). */
  subkey(purpose: string, bytes: number): Uint8Array;
}

// Unwrapped keys stay a few minutes, so that a page costs no extra statement; a deleted account's are dropped at once.
const ciphers = new LRUCache<string, MemberCipher>({ max: 1_000, ttl: 5 * 60_000 });

/** The member's cipher, from the key table unless it was used a moment ago. */
export async function memberCipher(db: Transaction, userId: string): Promise<MemberCipher> {
  const known = ciphers.get(userId);
  if (known) return known;
  const key = await db.memberKey.findUnique({
    where: { userId },
    select: { wrapped: true, masterKeyId: true },
  });
  if (!key) throw new AppError("not_found", "This account no longer exists.");
  return rememberKey(userId, key);
}

/** Keeps a key that a lookup brought along. */
export function rememberKey(userId: string, wrappedKey: WrappedKey): MemberCipher {
  const known = ciphers.get(userId);
  if (known) return known;
  const key = unwrap(userId, wrappedKey);
  const place = (table: SealedTable, rowId: string) => `${table}:${userId}:${rowId}`;
  const openBytes: MemberCipher["openBytes"] = (table, rowId, sealed) =>
    open(key, place(table, rowId), sealed);
  const cipher: MemberCipher = {
    seal: (table, rowId, plain) => seal(key, place(table, rowId), Buffer.from(plain)),
    open: (table, rowId, sealed) => openBytes(table, rowId, sealed).toString("utf8"),
    openBytes,
    subkey: (purpose, bytes) => new Uint8Array(hkdfSync("sha256", key, "", `hearten ${purpose}`, bytes)),
  };
  ciphers.set(userId, cipher);
  return cipher;
}

export function forgetKey(userId: string): void {
  ciphers.delete(userId);
}

/** Something the server keeps for itself for a while, readable with its master key alone. */
export interface ServerSealed {
  keyId: string;
  /** Base64. */
  sealed: string;
}

/** Seals a text that belongs to no one member. `place` says where it is kept, and is authenticated with it. */
export function sealForServer(place: string, plain: string): ServerSealed {
  const keyId = newestMasterKeyId();
  return {
    keyId,
    sealed: Buffer.from(seal(subkey(keyId), place, Buffer.from(plain, "utf8"))).toString("base64"),
  };
}

/** @throws when the master key is no longer configured, or the place is not what it was sealed with */
export function openForServer(place: string, { keyId, sealed }: ServerSealed): string {
  return open(subkey(keyId), place, Buffer.from(sealed, "base64")).toString("utf8");
}

/** Master keys wrap keys and nothing else: what the server seals for itself has a key of its own (RFC 5869). */
function subkey(keyId: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", masterKey(keyId), "", "hearten server data", 32));
}
