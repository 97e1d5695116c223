import { PASSWORD_MAX, PASSWORD_MIN } from "@/lib/accounts/rules";

export interface NewPasswordFlaw {
  field: "password" | "confirm";
  title: string;
  description: string;
}

/** What is wrong with a new password and its repetition; null when nothing is. */
export function newPasswordFlaw(password: string, confirm: string): NewPasswordFlaw | null {
  if (password !== confirm) {
    return {
      field: "confirm",
      title: "Passwords don't match",
      description: "Please ensure both passwords match.",
    };
  }
  if (password.length < PASSWORD_MIN) {
    return {
      field: "password",
      title: "Password too short",
      description: `Password must be at least ${PASSWORD_MIN} characters long.`,
    };
  }
  if (password.length > PASSWORD_MAX) {
    return {
      field: "password",
      title: "Password too long",
      description: `Password must be at most ${PASSWORD_MAX} characters long.`,
    };
  }
  return null;
}
