import fc from "fast-check";
import { expect, test } from "vitest";
import { EmailAddress, ExactEmailAddress } from "./addresses";
import { readEnv } from "./env";

/** Each reads or folds like kate@example.com, and is another address, or none. */
const LOOKALIKES: readonly [string, string][] = [
  ["a Kelvin sign for k", "\u212Aate@example.com"],
  ["a Kelvin sign in the domain", "kate@\u212Aexample.com"],
  ["a dotted capital I", "kate@\u0130example.com"],
  ["a long s", "kate@example.com\u017F"],
  ["full-width letters", "\uFF4Bate@example.com"],
  ["a no-break space before it", "\u00A0kate@example.com"],
  ["a byte order mark before it", "\uFEFFkate@example.com"],
  ["a line separator after it", "kate@example.com\u2028"],
  ["a newline after it", "kate@example.com\n"],
  ["a carriage return after it", "kate@example.com\r\n"],
  ["a zero-width space in it", "ka\u200Bte@example.com"],
  ["a combining accent", "kate\u0301@example.com"],
];

test.each(LOOKALIKES)("An address with %s never becomes a plain one", (_, address) => {
  for (const schema of [EmailAddress, ExactEmailAddress])
    expect(schema.safeParse(address).success).toBe(false);
  const settings = {
    AUTH_SECRET: "a secret of thirty-two characters",
    DATA_ENCRYPTION_KEYS: Buffer.alloc(32).toString("base64"),
  };
  expect(() => readEnv({ ...settings, ADMIN_EMAIL: address })).toThrow(
    "ADMIN_EMAIL must be an address such as",
  );
});

test("Whatever is taken for an address was that address already, but for the case of ASCII letters", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 3 }),
    fc.constantFrom("\u212A", "\u0130", "K", " "),
  );
  fc.assert(
    fc.property(piece, piece, piece, (before, within, after) => {
      const written = `${before}ka${within}te@example.com${after}`;
      const exact = ExactEmailAddress.safeParse(written);
      if (!exact.success) return;
      expect(written).toMatch(/^[\x21-\x7e]+$/);
      expect(exact.data).toBe(written.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
    }),
    { numRuns: 2_000 },
  );
});

test("What people type is taken without the blanks around it; what a provider vouches for, as it stands", () => {
  expect(EmailAddress.parse("  Kate@Example.COM\t")).toBe("kate@example.com");
  expect(ExactEmailAddress.parse("Kate@Example.COM")).toBe("kate@example.com");
  expect(ExactEmailAddress.safeParse(" kate@example.com").success).toBe(false);
});
