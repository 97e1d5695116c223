import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/** What a device keeps of the member who is signed in on it. Texts and ratings lie there encrypted. */
interface DeviceSchema extends DBSchema {
  member: { key: "present"; value: DeviceMember };
  /** One that an earlier version kept is sealed with the device's own key. */
  checkIns: { key: string; value: WaitingCheckIn | Sealed };
  favorites: { key: "all"; value: Sealed };
}

export interface DeviceMember {
  id: string;
  /**
   * Opens the saved quotes. Scripts cannot take it out of the browser, but the browser keeps it in its own files, and
   * whoever copies those can read the quotes: they have to be readable here without a connection.
   */
  key: CryptoKey;
  /** Check-ins are sealed with it; what opens them is the server's and comes with a session only. */
  sealingKey?: CryptoKey;
}

export interface WaitingCheckIn extends SealedLetter {
  /** Whose it is: it waits for them, whoever is signed in here meanwhile. */
  memberId: string;
}

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  content: ArrayBuffer;
}

const NAME = "hearten";
type Device = IDBPDatabase<DeviceSchema>;
let opened: Promise<Device> | undefined;

/** The device's store; undefined where the browser keeps nothing, as in some private windows. */
export async function openDevice(): Promise<Device | undefined> {
  opened ??= open();
  return opened.catch(() => {
    opened = undefined;
    return undefined;
  });
}

async function open(): Promise<Device> {
  return openDB<DeviceSchema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore("member");
      db.createObjectStore("checkIns");
      db.createObjectStore("favorites");
    },
    // Another tab signs out: it must not have to wait for this one.
    blocking: closeDevice,
    terminated: () => {
      opened = undefined;
    },
  });
}

async function closeDevice(): Promise<void> {
  const db = await opened?.catch(() => undefined);
  opened = undefined;
  db?.close();
}

/** The member this device keeps things for. */
export async function deviceMember(): Promise<DeviceMember | undefined> {
  return (await openDevice())?.get("member", "present");
}

/** Makes this device the member's. Of somebody else only their check-ins stay, sealed for them. */
export async function rememberMember(id: string, sealingKey: string): Promise<void> {
  const present = await deviceMember();
  if (present?.id === id && present.sealingKey) return;
  if (present && present.id !== id) await leaveMember();
  const key = present?.id === id ? present.key : await newKey();
  const member = { id, key, sealingKey: await importSealingKey(sealingKey) };
  await (await openDevice())?.put("member", member, "present");
}

function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** Leaves nothing of the member on this device, the keys included, but check-ins that are still to be sent. */
export async function leaveMember(): Promise<void> {
  const device = await openDevice();
  await device?.clear("favorites");
  const waiting = (await device?.getAll("checkIns")) ?? [];
  // Those of an earlier version open with the device's own key only.
  if (waiting.some((one) => !("memberId" in one))) return;
  await device?.clear("member");
  if (waiting.length === 0) await deleteDevice();
}

/** Leaves nothing at all of the member on this device. */
export async function forgetMember(): Promise<void> {
  const [device, present] = await Promise.all([openDevice(), deviceMember()]);
  for (const key of (await device?.getAllKeys("checkIns")) ?? []) {
    const waiting = await device?.get("checkIns", key);
    const isOthers = waiting && "memberId" in waiting && waiting.memberId !== present?.id;
    if (!isOthers) await device?.delete("checkIns", key);
  }
  await leaveMember();
}

async function deleteDevice(): Promise<void> {
  await closeDevice();
  try {
    await deleteDB(NAME);
  } catch {
    // A browser without a store holds nothing.
  }
}

export async function seal({ key, id }: DeviceMember, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  return { iv, content: await crypto.subtle.encrypt(cipher(iv, id), key, plain) };
}

export async function unseal(
  { key, id }: DeviceMember,
  { iv, content }: Record<keyof Sealed, BufferSource>,
): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(cipher(iv, id), key, content);
  return JSON.parse(new TextDecoder().decode(plain));
}

function cipher(iv: BufferSource, memberId: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(memberId) };
}

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
  return { from, iv, content: await crypto.subtle.encrypt(letterCipher(iv, place), key, plain) };
}

/** @throws when the key, the place or a single bit is not what it was sealed with */
export async function openLetter(
  key: CryptoKey,
  place: string,
  { from, iv, content }: Record<keyof SealedLetter, BufferSource>,
): Promise<unknown> {
  const sender = await crypto.subtle.importKey("raw", from, CURVE, true, []);
  const opened = await crypto.subtle.decrypt(
    letterCipher(iv, place),
    await letterKey(key, sender, from),
    content,
  );
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

function letterCipher(iv: BufferSource, place: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
}
