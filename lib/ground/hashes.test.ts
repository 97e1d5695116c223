import { expect, test } from "vitest";
import { sameText } from "./hashes";

test("Only the same text is the same", () => {
  expect(sameText("seti_local_1", "seti_local_1")).toBe(true);
  expect(sameText("seti_local_1", "seti_local_2")).toBe(false);
  expect(sameText("", "a")).toBe(false);
});

test("Texts of as many characters but more bytes are told apart, not thrown over", () => {
  expect(sameText("abc", "abé")).toBe(false);
});
