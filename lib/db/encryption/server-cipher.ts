import { hkdfSync } from "node:crypto";
import { open, seal } from "./aead";
import { masterKey, newestMasterKeyId } from "./master-keys";

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
