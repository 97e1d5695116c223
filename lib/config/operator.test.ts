import { expect, test } from "vitest";
import { FILL_IN, governingLaw, OPERATOR, operatorFacts, operatorName } from "./operator";

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
