import "@/tests/support/environment";
import { expect, test, vi } from "vitest";
import { everyText, PRESENT_WORDS } from "@/tests/support/every-text";
import { money } from "./money";
import { PRICE } from "./policy";

/** Every figure of the policy is another in this file. */
vi.mock("./policy", async (importOriginal) => {
  const changed = (figure: unknown): unknown => {
    if (typeof figure === "number") return Math.ceil(figure) + 91;
    if (Array.isArray(figure)) return figure.map(changed);
    if (typeof figure !== "object" || figure === null) return figure;
    return Object.fromEntries(Object.entries(figure).map(([name, inner]) => [name, changed(inner)]));
  };
  const present = await importOriginal<typeof import("./policy")>();
  return { ...(changed(present) as object), PRICE: { amountMinor: 888, currency: "eur", interval: "month" } };
});

test("changed in the one place where it stands, a figure is changed in every text", async () => {
  const texts = await everyText();
  expect(money(PRICE)).toBe("€8.88");
  for (const place of ["Terms", "FAQ", "landing", "offers", "mail welcome"])
    expect(texts[place]).toContain("€8.88");
  for (const place of ["Terms", "FAQ", "landing", "offers", "expiry"])
    expect(texts[place]).toMatch(/\b94[- ]day/i);
  for (const [place, words] of PRESENT_WORDS) {
    expect([place, texts[place]]).toEqual([place, expect.not.stringContaining(words)]);
  }
});
