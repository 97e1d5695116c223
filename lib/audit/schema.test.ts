import { expect, test } from "vitest";
import { type AuditFacts, factsInWords } from "./schema";

const EVERY: { [Name in keyof AuditFacts]-?: readonly NonNullable<AuditFacts[Name]>[] } = {
  means: ["password", "passkey", "registration", "google", "oidc", "app", "recovery code"],
  provider: ["google", "oidc"],
  reason: ["address_not_verified", "address_unusable"],
  asked: ["again"],
  count: [0, 1, 2],
  entries: [1, 12],
  synced: [0, 1_200],
  newsletter: [0, 1],
  subscriber: ["01990000-0000-7000-8000-000000000001"],
  recipients: [1, 2_000],
  audience: ["subscribers", "members"],
  success: [true, false],
  action: ["newsletter_sent"],
  from: ["2026-03-01"],
  to: ["2026-03-02"],
};

test("Every fact that is recorded is read in words, never as it is stored", () => {
  for (const [name, values] of Object.entries(EVERY)) {
    for (const value of values) {
      const words = factsInWords({ [name]: value });
      expect(words).toMatch(/^[\w',. -]+$/);
      expect(words).not.toMatch(/undefined|_/);
      expect(words).not.toBe(String(value));
      expect(words).not.toContain(`${name}:`);
    }
  }
});

test("Facts of an act stand in one order, days as the reader's English has them", () => {
  expect(factsInWords({ audience: "members", recipients: 2_000 })).toBe("2,000 recipients, every member");
  const exported = { to: "2026-03-02", from: "2026-03-01", action: "newsletter_sent" };
  expect(factsInWords(exported)).toBe("only 'Newsletter sent', from 1 Mar 2026, to 2 Mar 2026");
  expect(factsInWords(exported, "en-US")).toContain("from Mar 1, 2026");
  expect(factsInWords({})).toBe("");
});

test("What another version recorded stands as it is stored", () => {
  expect(factsInWords({ colour: "blue", means: "carrier pigeon" })).toBe("carrier pigeon, colour: blue");
});
