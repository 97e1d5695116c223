import { expect, test } from "vitest";
import { rareParts } from "./search";

/** As of many members most have their address from the same few providers. */
const SAMPLE = Array.from(
  { length: 100 },
  (_, at) => `member-${at}@${at % 5 === 0 ? "rare" : "mail"}.example`,
);

test.each([
  ["member-7123-", ["-7123-"]],
  ["ada.lovelace@mail.example", ["ada.", ".lovelace@"]],
  ["Member-7123", ["-7123"]],
])("The index is asked for what few addresses have of %s", (q, parts) => {
  expect(rareParts(q, SAMPLE)).toEqual(parts);
});

test.each(["lovelace", "ada.lovelace", "mail.example", "member-7", "@mail.example", "%_member-"])(
  "It is asked for all of %s, which has nothing common, nothing rare or too little that is rare",
  (q) => expect(rareParts(q, SAMPLE)).toEqual([]),
);

test("Before the database has chosen a sample, nothing is known as common", () => {
  expect(rareParts("member-7123-", [])).toEqual([]);
});
