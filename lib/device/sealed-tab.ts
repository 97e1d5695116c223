import {
  deviceMember,
  importSealingKey,
  openLetter,
  type Sealed,
  type SealedLetter,
  seal,
  sealLetter,
  unseal,
} from "./device";

/** What a tab holds of a member, as its storage can have it. */
export interface SealedTab {
  memberId: string;
  /** Opens with the device's own key, which is there until the session's end, also without a connection. */
  here: TextOf<Sealed> | null;
  /** Opens with what comes with a session only. */
  letter: TextOf<SealedLetter>;
}

type TextOf<Bytes> = Record<keyof Bytes, string>;

/**
 * @param sealingKey what this member's devices seal with; without one, as the device has it
 * @returns null where the device does not have it
 */
export async function sealTab(
  memberId: string,
  sealingKey: string | null,
  value: unknown,
): Promise<SealedTab | null> {
  const member = await memberHere(memberId);
  const key = sealingKey ? await importSealingKey(sealingKey) : member?.sealingKey;
  if (!key) return null;
  const here = member ? await seal(member, value) : null;
  const { from, iv, content } = await sealLetter(key, memberId, value);
  return {
    memberId,
    here: here && { iv: textOf(here.iv), content: textOf(here.content) },
    letter: { from: textOf(from), iv: textOf(iv), content: textOf(content) },
  };
}

/**
 * @returns null when nobody can open it any more
 * @throws HttpError when only the server could, and does not hand out the key
 */
export async function openTab({ memberId, here, letter }: SealedTab): Promise<unknown> {
  const member = await memberHere(memberId);
  const openedHere = member && here && (await unseal(member, bytesIn(here)).catch(() => null));
  if (openedHere) return openedHere;
  const { openingKey } = await import("./kept-check-ins");
  return openLetter(await openingKey(), memberId, bytesIn(letter)).catch(() => null);
}

/** Without a store, as in some private windows, the device knows nobody. */
async function memberHere(memberId: string) {
  const present = await deviceMember().catch(() => undefined);
  return present?.id === memberId ? present : undefined;
}

function textOf(bytes: Uint8Array | ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

function bytesIn<Name extends string>(texts: Record<Name, string>): Record<Name, Uint8Array<ArrayBuffer>> {
  const entries = Object.entries<string>(texts).map(([name, text]) => [name, bytesOf(text)]);
  return Object.fromEntries(entries) as Record<Name, Uint8Array<ArrayBuffer>>;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}
