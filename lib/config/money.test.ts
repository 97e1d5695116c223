import { expect, test } from "vitest";
import { money } from "./money";

test("an amount is written in its currency, with as many decimals as that has", () => {
  const written = [
    [499, "gbp"],
    [0, "gbp"],
    [500, "jpy"],
  ] as const;
  expect(written.map(([amountMinor, currency]) => money({ amountMinor, currency }))).toEqual([
    "£4.99",
    "£0.00",
    "JP¥500",
  ]);
});
