import { expect, test } from "vitest";
import { BRAND } from "./brand";
import { FILL_IN, governingLaw, OPERATOR, operatorFacts, operatorName, securityText } from "./operator";

const FILLED = {
  legalName: "Example Ltd",
  address: "1 High Street, Leeds",
  registrationNumber: null,
  icoNumber: "ZA000000",
  governingLaw: "England and Wales",
  hostingCountry: "United Kingdom",
  checkedByCounsel: "3 March 2025",
  securityContact: "security@example.com",
};

const EMPTY = {
  legalName: FILL_IN,
  address: FILL_IN,
  registrationNumber: FILL_IN,
  icoNumber: FILL_IN,
  governingLaw: FILL_IN,
  hostingCountry: FILL_IN,
  checkedByCounsel: FILL_IN,
  securityContact: FILL_IN,
};

test("what the operator filled in is shown as it is, and what does not apply is left out", () => {
  expect(operatorFacts(FILLED).map(({ value }) => value)).toEqual(
    Object.values(FILLED).filter((value) => value !== null && value !== FILLED.securityContact),
  );
  expect(operatorName(FILLED)).toBe("Example Ltd");
  expect(governingLaw(FILLED)).toBe("England and Wales");
});

test("what is not filled in yet has calm words of its own", () => {
  const words = [operatorName(EMPTY), governingLaw(EMPTY), ...operatorFacts(EMPTY).map(({ value }) => value)];
  expect(words).toHaveLength(9);
  expect(words.filter((word) => word.includes(FILL_IN))).toEqual([]);
  expect(operatorFacts(EMPTY)).toContainEqual({ label: "Checked by a lawyer", value: "Not yet" });
});

test("nothing of the operator is blank", () => {
  for (const value of Object.values(OPERATOR)) expect(value).not.toBe("");
});

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
