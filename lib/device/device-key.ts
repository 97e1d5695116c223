import "server-only";
import { createECDH } from "node:crypto";
import { database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import type { DeviceKey } from "./schema";

/** The order of P-256 (FIPS 186-5, SP 800-186). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** What a member's devices seal check-ins with while there is no connection, as base64url of the public point. */
export async function sealingKeyOf(userId: string): Promise<string> {
  return (await pairOf(userId)).getPublicKey().toString("base64url");
}

/** What opens them again. It leaves the server for the member's own session only, and no device keeps it. */
export async function openingKeyOf(userId: string): Promise<DeviceKey> {
  const pair = await pairOf(userId);
  const point = pair.getPublicKey();
  return {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33, 65).toString("base64url"),
    d: padded(pair.getPrivateKey()).toString("base64url"),
  };
}

/** Always the same for a member, and gone with their key. The extra bits make every private key as likely. */
async function pairOf(userId: string) {
  const cipher = await memberCipher(await database(), userId);
  const bits = BigInt(`0x${Buffer.from(cipher.subkey("device key", 40)).toString("hex")}`);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(((bits % (ORDER - 1n)) + 1n).toString(16).padStart(64, "0"), "hex"));
  return pair;
}

/** Node leaves leading zeros out; a JSON Web Key has them. */
function padded(scalar: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]);
}
