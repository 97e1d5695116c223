import { expect, test } from "vitest";
import { money } from "./money";

test("Amounts are said in their currency, whatever its smallest unit", () => {
  expect([money(499, "gbp"), money(0, "gbp"), money(500, "jpy")]).toEqual(["£4.99", "£0.00", "JP¥500"]);
});
