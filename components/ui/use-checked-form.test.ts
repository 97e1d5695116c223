import { expect, test } from "vitest";
import { LoginInput, RegisterInput } from "@/lib/accounts/schema";
import { fieldErrors } from "./use-checked-form";

const LABELS = { firstName: "First name", lastName: "Last name", email: "Email", password: "Password" };

function errorsOf(schema: typeof LoginInput | typeof RegisterInput, values: Record<string, string>) {
  const checked = schema.safeParse(values);
  return checked.success ? {} : fieldErrors(checked.error, values, LABELS);
}

test("an empty field asks to be filled in, whatever else the schema would say of it", () => {
  const values = { email: " ", password: "" };
  expect(errorsOf(LoginInput, values)).toEqual({
    email: "Enter your email.",
    password: "Enter your password.",
  });
  expect(errorsOf(RegisterInput, values)).toEqual({
    email: "Enter your email.",
    password: "Enter your password.",
  });
});

test("a field that holds something says what it must be", () => {
  expect(errorsOf(RegisterInput, { email: "maya@", password: "1234567" })).toEqual({
    email: "Email must be an address such as name@example.com.",
    password: "Password must be at least 8 characters long.",
  });
});

test("names may stay empty", () => {
  const values = { firstName: "", lastName: "", email: "maya@example.com", password: "a-light-left-on" };
  expect(errorsOf(RegisterInput, values)).toEqual({});
});
