import { expect, test } from "vitest";
import { profileOf } from "./enter-with-provider";

const verified = { email: "Pat@Example.COM", email_verified: true };

test("The address is kept as every address is, in lower case", () => {
  expect(profileOf(verified)).toEqual({ email: "pat@example.com", firstName: null, lastName: null });
});

test("Names are taken where there are any; one that cannot be kept is left out", () => {
  const named = (claims: object) => profileOf({ ...verified, ...claims });
  expect(named({ given_name: "Pat", family_name: "Doe", name: "Pat Doe" })).toMatchObject({
    firstName: "Pat",
    lastName: "Doe",
  });
  expect(named({ name: "Pat Doe" })).toMatchObject({ firstName: "Pat Doe", lastName: null });
  expect(named({ given_name: "a".repeat(81), family_name: 7 })).toMatchObject({
    firstName: null,
    lastName: null,
  });
  expect(named({ given_name: "P\0at" })).toMatchObject({ firstName: null });
});

test.each([
  ["unverified", { email_verified: false }, "address_not_verified"],
  ["verified in words only", { email_verified: "true" }, "address_not_verified"],
  ["without a word on it", { email_verified: undefined }, "address_not_verified"],
  ["missing", { email: undefined }, "address_unusable"],
  ["two at once", { email: "a@x.com,b@y.com" }, "address_unusable"],
  ["quoted around another", { email: '"e@evil"@victim.com' }, "address_unusable"],
  ["with a line break", { email: "a@x.com\r\nBcc: b@y.com" }, "address_unusable"],
  ["with a blank before it", { email: " pat@example.com" }, "address_unusable"],
  ["with a no-break space after it", { email: "pat@example.com\u00A0" }, "address_unusable"],
  ["one letter away by a Kelvin sign", { email: "\u212Aate@example.com" }, "address_unusable"],
  ["in full-width letters", { email: "Ａ@x.com" }, "address_unusable"],
])("An address that is %s is refused", (_, claims, refused) => {
  expect(profileOf({ ...verified, ...claims })).toEqual({ refused });
});
