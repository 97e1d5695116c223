/**
 * What only the holder of a private key can read: ECDH (P-256) with a key pair made for this one text, HKDF-SHA-256,
 * AES-256-GCM. `place` says where it belongs and is authenticated with it.
 */
export interface SealedLetter {
  /** The public half of the pair made for it. */
  from: ArrayBuffer;
  iv: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
}

const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;

/** @param key a public key as base64url of its uncompressed point */
export function importSealingKey(key: string): Promise<CryptoKey> {
  const point = Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
    char.charCodeAt(0),
  );
  return crypto.subtle.importKey("raw", point, CURVE, true, []);
}

export function importOpeningKey(key: JsonWebKey): Promise<CryptoKey> {
  return crypto.subtle.importKey("jwk", key, CURVE, false, ["deriveBits"]);
}

export async function sealLetter(to: CryptoKey, place: string, value: unknown): Promise<SealedLetter> {
  const pair = await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
  const from = await crypto.subtle.exportKey("raw", pair.publicKey);
  const key = await letterKey(pair.privateKey, to, from);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { from, iv, content: await crypto.subtle.encrypt(cipher(iv, place), key, plain) };
}

/** @throws when the key, the place or a single bit is not what it was sealed with */
export async function openLetter(
  key: CryptoKey,
  place: string,
  { from, iv, content }: Record<keyof SealedLetter, BufferSource>,
): Promise<unknown> {
  const sender = await crypto.subtle.importKey("raw", from, CURVE, true, []);
  const opened = await crypto.subtle.decrypt(cipher(iv, place), await letterKey(key, sender, from), content);
  return JSON.parse(new TextDecoder().decode(opened));
}

async function letterKey(own: CryptoKey, other: CryptoKey, from: BufferSource): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, own, 256);
  const secret = await crypto.subtle.importKey("raw", shared, "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode("hearten kept check-in");
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: from, info },
    secret,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

function cipher(iv: BufferSource, place: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
}
