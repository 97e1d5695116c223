import "@/tests/support/environment";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everyText, PRESENT_WORDS } from "@/tests/support/every-text";

test("the texts say what the policy says", async () => {
  const texts = await everyText();
  for (const [place, words] of PRESENT_WORDS)
    expect([place, texts[place]]).toEqual([place, expect.stringContaining(words)]);
});

/** A figure of the policy, or how many sliders there are, written by hand: in digits or words, with its unit. */
const BY_HAND =
  /£\s?\d|\b(three|3|fourteen|14|thirty|30|ninety|90|24|seven|7)[- ](day|hour)|\b(15|fifteen) minutes|\bone (hour|year)\b|\bhalf a year\b|\bfifteen\b|\b15 (rating|slider|side|dimension)/i;
/** Figures of their own, which no policy sets. */
const OWN = /30 or 90 days|Within 30 days|24 hours\. Stripe/;

test("no screen, mail or message says by hand a figure of the policy, or how many sliders there are", () => {
  const found = execFileSync("git", ["ls-files", "app", "components", "emails", "lib"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^lib\/(words\/writers|config)\//.test(file))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && BY_HAND.test(line) && !OWN.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
