import "@/tests/support/environment";
import { expect, test } from "vitest";
import { hashOfToken, keyedHash, newToken, sameText } from "./hashes";

test("Only the same text is the same", () => {
  expect(sameText("seti_local_1", "seti_local_1")).toBe(true);
  expect(sameText("seti_local_1", "seti_local_2")).toBe(false);
  expect(sameText("", "a")).toBe(false);
});

test("Texts of as many characters but more bytes are told apart, not thrown over", () => {
  expect(sameText("abc", "abé")).toBe(false);
});

test("A token has 256 random bits, and its hash is the one that stored rows hold", () => {
  const [one, other] = [newToken(), newToken()];
  expect(Buffer.from(one, "base64url")).toHaveLength(32);
  expect(one).not.toBe(other);
  expect(hashOfToken("a token")).toBe("4zFuK6_rthA6NBjod4wK3JYNQCE6A6fn9PzTQm7YB78");
});

test("A keyed hash of one purpose is none of another", () => {
  expect(keyedHash("viewer", "the same")).toBe(keyedHash("viewer", "the same"));
  expect(keyedHash("viewer", "the same")).not.toBe(keyedHash("limit", "the same"));
});
