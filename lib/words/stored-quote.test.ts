import "@/tests/support/environment";
import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { WISHES } from "@/lib/check-ins/rules";
import { rememberKey } from "@/lib/db/encryption/ciphers";
import { newMemberKey } from "@/lib/db/encryption/master-keys";
import { library } from "./library";
import dictionaryOne from "./quote-dictionary.json";
import { openQuote, sealQuote } from "./stored-quote";

const MEMBER = "01900000-0000-7000-8000-00000000000a";
const QUOTE = "01900000-0000-7000-8000-000000000001";
const cipher = rememberKey(MEMBER, newMemberKey(MEMBER));

test("Words open as they were written, whoever wrote them and whatever they say", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 400 });
  const content = fc.record({
    text,
    reason: text,
    gives: fc.option(fc.constantFrom(...WISHES)),
    passage: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(content, (quote) => {
      expect(openQuote(cipher, QUOTE, sealQuote(cipher, QUOTE, quote))).toEqual(quote);
    }),
  );
});

test("Words from before they were packed open as well", () => {
  const before = { text: "A quiet evening.", reason: "You checked in this evening" };
  const sealed = cipher.seal("Quote", QUOTE, JSON.stringify(before));
  expect(openQuote(cipher, QUOTE, sealed)).toEqual({ ...before, gives: null, passage: null });
});

test("The words that others are packed against are the ones that they were packed against", () => {
  const hash = createHash("sha256").update(dictionaryOne.join("")).digest("hex");
  expect(hash).toBe("fec989cafac80f9e33ef93b114789b68e70d468a146ab90e026e096325cd360f");
});

test("The library's words take less than half of their length", () => {
  const lengths = library().map(({ text, gives, id: passage }) => {
    const reason = "You rated stress 5, sleep quality 2 and hope for the future 4 this morning";
    const written = JSON.stringify({ text, reason, gives, passage }).length;
    return [sealQuote(cipher, QUOTE, { text, reason, gives, passage }).length, written];
  });
  const sum = (index: number) => lengths.reduce((total, each) => total + (each[index] ?? 0), 0);

  expect(sum(0)).toBeLessThan(sum(1) * 0.5);
});
