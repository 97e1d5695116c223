import "server-only";
import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "@/lib/errors";

// Some 49,000 passwords from leaks, commonest first, kept by the zxcvbn-ts project.
const COMMON = new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));

/** @throws AppError invalid_input when a password is among the commonest, the first that anyone would try */
export function assertUncommon(password: string): void {
  if (COMMON.has(password.toLowerCase())) {
    throw new AppError(
      "invalid_input",
      "password is one of the most common. Please choose another, such as three unrelated words.",
    );
  }
}
