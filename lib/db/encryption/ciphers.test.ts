import "@/tests/support/environment";
import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { open, seal } from "./master-keys";

const MEMBER = "01900000-0000-7000-8000-00000000000a";
const OTHER = "01900000-0000-7000-8000-00000000000b";
const ROW = "01900000-0000-7000-8000-000000000001";
const OTHER_ROW = "01900000-0000-7000-8000-000000000002";
const [FIRST, SECOND, THIRD] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte).toString("base64"));

/** The modules as a process finds them that was started with these master keys. */
async function processWith(...keys: (string | undefined)[]) {
  vi.resetModules();
  process.env.DATA_ENCRYPTION_KEYS = keys.join(",");
  return { ...(await import("./master-keys")), ...(await import("./ciphers")) };
}

beforeEach(() => {
  vi.resetModules();
});

test("What was sealed opens again, whatever it says", async () => {
  const { newMemberKey, rememberKey } = await processWith(FIRST);
  const cipher = rememberKey(MEMBER, newMemberKey(MEMBER));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(cipher.open("Quote", ROW, cipher.seal("Quote", ROW, text))).toBe(text);
    }),
  );
});

test("The same text sealed twice looks different, and nothing like the text", async () => {
  const { newMemberKey, rememberKey } = await processWith(FIRST);
  const cipher = rememberKey(MEMBER, newMemberKey(MEMBER));
  const [one, two] = [1, 2].map(() => Buffer.from(cipher.seal("Quote", ROW, "a quiet evening")));
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
  expect(one?.includes("quiet")).toBe(false);
});

test("A ciphertext moved to another row, table or member does not open", async () => {
  const { newMemberKey, rememberKey } = await processWith(FIRST);
  const cipher = rememberKey(MEMBER, newMemberKey(MEMBER));
  const sealed = cipher.seal("Quote", ROW, "mine");

  expect(cipher.open("Quote", ROW, sealed)).toBe("mine");
  expect(() => cipher.open("Quote", OTHER_ROW, sealed)).toThrow();
  expect(() => cipher.open("EmotionalState", ROW, sealed)).toThrow();
  expect(() => rememberKey(OTHER, newMemberKey(OTHER)).open("Quote", ROW, sealed)).toThrow();
});

test("A member's wrapped key given to another member does not open", async () => {
  const { newMemberKey, unwrap } = await processWith(FIRST);
  const key = newMemberKey(MEMBER);
  expect(unwrap(MEMBER, key)).toHaveLength(32);
  expect(() => unwrap(OTHER, key)).toThrow();
});

test("A single changed bit anywhere, or a missing end, does not open", () => {
  const key = Buffer.alloc(32, 7);
  const sealed = seal(key, "place", Buffer.from("four words of comfort"));
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = new Uint8Array(sealed);
    changed.set([(changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))], bit >> 3);
    expect(() => open(key, "place", changed)).toThrow();
  }
  for (let length = 0; length < sealed.length; length++) {
    expect(() => open(key, "place", sealed.subarray(0, length))).toThrow();
  }
});

test("A key that was wrapped before a rotation opens beside the new one, and then without the old one", async () => {
  const before = await processWith(FIRST);
  const key = before.newMemberKey(MEMBER);
  const sealed = before.rememberKey(MEMBER, key).seal("Quote", ROW, "still here");

  const during = await processWith(SECOND, FIRST);
  expect(during.rememberKey(MEMBER, key).open("Quote", ROW, sealed)).toBe("still here");
  const rotated = during.rewrap(MEMBER, key);
  expect(rotated.masterKeyId).toBe(during.newestMasterKeyId());
  expect(rotated.masterKeyId).not.toBe(key.masterKeyId);

  const after = await processWith(SECOND);
  expect(after.rememberKey(MEMBER, rotated).open("Quote", ROW, sealed)).toBe("still here");
  expect(() => after.unwrap(OTHER, key)).toThrow(/is missing the master key/);
});

test("New keys are wrapped by the newest master key", async () => {
  const { newMemberKey, newestMasterKeyId } = await processWith(THIRD, SECOND, FIRST);
  const alone = await processWith(THIRD);
  expect(newMemberKey(MEMBER).masterKeyId).toBe(newestMasterKeyId());
  expect(alone.newestMasterKeyId()).toBe(newestMasterKeyId());
});

test("A master key's id tells nothing of the key", async () => {
  const { newestMasterKeyId } = await processWith(FIRST);
  expect(newestMasterKeyId()).toMatch(/^[0-9a-f]{16}$/);
  expect(Buffer.from(FIRST ?? "", "base64").toString("hex")).not.toContain(newestMasterKeyId());
});
