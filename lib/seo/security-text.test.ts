import { expect, test } from "vitest";
import { BRAND } from "@/lib/config/brand";
import { FILL_IN, OPERATOR } from "@/lib/config/operator";
import { securityText } from "./security-text";

const HERE = new URL("https://hearten.example");
const NOW = new Date("2026-11-21T22:30:00Z");

/** The fields as a reader of RFC 9116 finds them, each once. */
function fieldsOf(text: string): Record<string, string> {
  expect(text).toMatch(/^([A-Z][A-Za-z-]+: \S.*\n)+$/);
  const lines = text.trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  expect(Object.keys(fields)).toHaveLength(lines.length);
  return fields;
}

test("It names a contact, its language, its own address and the rules, as addresses that open", () => {
  const { Expires: _, ...fields } = fieldsOf(
    securityText(HERE, NOW, { ...OPERATOR, securityContact: FILL_IN }),
  );
  expect(fields).toEqual({
    Contact: `mailto:${BRAND.supportEmail}`,
    "Preferred-Languages": "en",
    Canonical: "https://hearten.example/.well-known/security.txt",
    Policy: "https://hearten.example/terms#rules",
  });
});

test.each([
  ["security@example.com", "mailto:security@example.com"],
  ["https://example.com/security", "https://example.com/security"],
])("The operator's own contact %s is told as %s", (securityContact, contact) => {
  expect(fieldsOf(securityText(HERE, NOW, { ...OPERATOR, securityContact })).Contact).toBe(contact);
});

test.each(["2026-01-01T00:00:00Z", "2028-02-29T23:59:59.999Z", "2030-12-31T23:59:59Z"])(
  "Asked for at %s, it ends within the year and has not ended",
  (at) => {
    const { Expires = "" } = fieldsOf(securityText(HERE, new Date(at)));
    expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    const days = (Date.parse(Expires) - Date.parse(at)) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  },
);
