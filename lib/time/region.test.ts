import { expect, test } from "vitest";
import { regionOf } from "./region";

test.each([
  ["en-GB,en;q=0.9", "en-GB"],
  ["en-US,en;q=0.9", "en-US"],
  ["en-CA", "en-US"],
  ["en-AU,en-US;q=0.8", "en-GB"],
  ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "en-GB"],
  ["en,en-US;q=0.9,de;q=0.5", "en-US"],
  ["en-US;q=0.5, en-IE;q=0.9", "en-GB"],
  ["EN-us", "en-US"],
  ["en-US;q=0", "en-GB"],
  ["en-US;q=1.1.1", "en-GB"],
  ["en", "en-GB"],
  ["fr", "en-GB"],
  ["*", "en-GB"],
  ["", "en-GB"],
  [null, "en-GB"],
  [`${"x,".repeat(5_000)}en-US`, "en-GB"],
])("A browser that asks for %j has dates as in %s", (asked, region) => {
  expect(regionOf(asked)).toBe(region);
});
