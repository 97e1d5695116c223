import { expect, test } from "vitest";
import { crisisLinesFor, crisisWords } from "./crisis-lines";

const order = (timeZone: string | null) => crisisLinesFor(timeZone).map(({ where }) => where);

test.each([
  ["Europe/London", "UK"],
  ["Europe/Jersey", "UK"],
  ["Europe/Dublin", "Ireland"],
  ["Eire", "Ireland"],
  ["America/New_York", "US and Canada"],
  ["America/Indiana/Tell_City", "US and Canada"],
  ["America/Coral_Harbour", "US and Canada"],
  ["America/St_Johns", "US and Canada"],
  ["US/Pacific", "US and Canada"],
  ["Pacific/Honolulu", "US and Canada"],
  ["America/Mexico_City", "Elsewhere"],
  ["America/Argentina/San_Juan", "Elsewhere"],
  ["Europe/Paris", "Elsewhere"],
  ["Pacific/Auckland", "Elsewhere"],
  ["UTC", "Elsewhere"],
])("in %s the lines of %s come first, and all others after them", (timeZone, where) => {
  expect(order(timeZone)[0]).toBe(where);
  expect(order(timeZone).toSorted()).toEqual(["Elsewhere", "Ireland", "UK", "US and Canada"]);
});

test("without a zone the lines stand in one order for everybody", () => {
  expect(order(null)).toEqual(["UK", "Ireland", "US and Canada", "Elsewhere"]);
});

test("every number is the one that was agreed", () => {
  expect(crisisWords("America/Toronto")).toBe(
    "US and Canada: Call 988; text 988; emergency 911. " +
      "UK: Samaritans 116 123; text SHOUT to 85258; NHS 111, mental health option; emergency 999. " +
      "Ireland: Samaritans 116 123; text HELLO to 50808; emergency 112 or 999. " +
      "Elsewhere: findahelpline.com; your local emergency number.",
  );
});
