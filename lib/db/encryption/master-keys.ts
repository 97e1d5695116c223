import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { env } from "@/lib/config/env";

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

export class MasterKeyMissingError extends Error {
  constructor(ids: readonly string[]) {
    super(
      `DATA_ENCRYPTION_KEYS is missing the master key ${ids.join(", ")}, which members' data is sealed with: ` +
        "put that key back, after the newest one and a comma.",
    );
    this.name = "MasterKeyMissingError";
  }
}

/**
 * A key's id is made from the key: it tells whether the configured ones open what is there.
 *
 * @throws MasterKeyMissingError where a member's data is sealed with a key that is not configured
 */
export async function assertMasterKeys(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`SELECT DISTINCT "masterKeyId" AS "id" FROM "MemberKey"`);
  const missing = rows.map(({ id }) => id).filter((id) => !hasMasterKey(id));
  if (missing.length > 0) throw new MasterKeyMissingError(missing);
}

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit IV. `place` says where the ciphertext belongs and is
 * authenticated with it, so that one moved to another row, table or member does not open.
 * Layout: version (1 byte), IV (12), tag (16), ciphertext.
 */
export function seal(key: Uint8Array, place: string, plain: Uint8Array): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return new Uint8Array(Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body]));
}

/** @throws when the key, the place or a single bit is not what it was sealed with */
export function open(key: Uint8Array, place: string, sealed: Uint8Array): Buffer {
  if (sealed[0] !== VERSION) throw new Error("Sealed data of an unknown version");
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES)), decipher.final()]);
}
