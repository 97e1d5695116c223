import { createHash, randomBytes } from "node:crypto";
import { env } from "@/lib/env";
import { open, seal } from "./aead";

export interface WrappedKey {
  wrapped: Uint8Array<ArrayBuffer>;
  masterKeyId: string;
}

/** A new data key for a member, wrapped by the newest master key. */
export function newMemberKey(userId: string): WrappedKey {
  return wrap(userId, randomBytes(32));
}

/**
 * The member's data key in the clear.
 *
 * @throws when the master key that wrapped it is no longer configured
 */
export function unwrap(userId: string, { wrapped, masterKeyId }: WrappedKey): Buffer {
  return open(masterKey(masterKeyId), place(userId), wrapped);
}

/** @throws when this master key is no longer configured */
export function masterKey(id: string): Buffer {
  const master = masterKeys().find((key) => key.id === id);
  if (!master) throw new Error(`DATA_ENCRYPTION_KEYS is missing the master key ${id}`);
  return master.key;
}

export function hasMasterKey(id: string): boolean {
  return masterKeys().some((key) => key.id === id);
}

/** The same data key under the newest master key. */
export function rewrap(userId: string, key: WrappedKey): WrappedKey {
  return wrap(userId, unwrap(userId, key));
}

export function newestMasterKeyId(): string {
  return newest().id;
}

function wrap(userId: string, dataKey: Uint8Array): WrappedKey {
  const master = newest();
  return { wrapped: seal(master.key, place(userId), dataKey), masterKeyId: master.id };
}

function newest() {
  const [first] = masterKeys();
  if (!first) throw new Error("DATA_ENCRYPTION_KEYS is empty");
  return first;
}

function masterKeys() {
  return env().dataEncryptionKeys.map((text) => {
    const key = Buffer.from(text, "base64");
    return {
      key,
      id: createHash("sha256").update("hearten master key").update(key).digest("hex").slice(0, 16),
    };
  });
}

function place(userId: string): string {
  return `MemberKey:${userId}`;
}
