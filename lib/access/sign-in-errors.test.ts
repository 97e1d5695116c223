import { expect, test } from "vitest";
import { signInErrorWords } from "./sign-in-errors";

test("Every code of ours has words, and nothing else has", () => {
  expect(signInErrorWords("address_not_verified")).toMatch(/hasn't verified/);
  for (const other of [null, undefined, "", "toString", "__proto__", "<script>"]) {
    expect(signInErrorWords(other)).toBeNull();
  }
});
