import { expect, test } from "vitest";
import { chosenForm, formCookie } from "./chosen-form";

test("Over https the chosen form is bound to this host, and one chosen before it was is still read", () => {
  expect(formCookie("short", true)).toMatch(
    /^__Host-check-in-form=short; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/,
  );
  expect(formCookie("short", false)).toMatch(/^check-in-form=short; Path=\/; SameSite=Lax; Max-Age=\d+$/);
  expect(chosenForm("a=b; __Host-check-in-form=short")).toBe("short");
  expect(chosenForm("check-in-form=short")).toBe("short");
  expect(chosenForm("check-in-form=short; __Host-check-in-form=full")).toBe("full");
  expect(chosenForm("check-in-form=long; not-check-in-form=short")).toBe("full");
});
