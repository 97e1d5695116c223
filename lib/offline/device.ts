import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";

/** What a device keeps of the member who is signed in on it. Texts and ratings lie there encrypted. */
interface DeviceSchema extends DBSchema {
  member: { key: "present"; value: DeviceMember };
  checkIns: { key: string; value: Sealed };
  favorites: { key: "all"; value: Sealed };
}

export interface DeviceMember {
  id: string;
  /** Made on the device and not to be taken out of it: whoever copies the files cannot read them. */
  key: CryptoKey;
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

/** Makes this device the member's. What it kept for somebody else is gone with that. */
export async function rememberMember(id: string): Promise<void> {
  const present = await deviceMember();
  if (present?.id === id) return;
  if (present) await forgetDevice();
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  await (await openDevice())?.put("member", { id, key }, "present");
}

/** Leaves nothing of the member on this device, the key included. */
export async function forgetDevice(): Promise<void> {
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

export async function unseal({ key, id }: DeviceMember, { iv, content }: Sealed): Promise<unknown> {
  const plain = await crypto.subtle.decrypt(cipher(iv, id), key, content);
  return JSON.parse(new TextDecoder().decode(plain));
}

function cipher(iv: Uint8Array<ArrayBuffer>, memberId: string): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(memberId) };
}
