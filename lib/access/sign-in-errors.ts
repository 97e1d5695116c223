/** Why a sign-in with a provider came to nothing. Stands in the address of /auth, so it says nothing of anyone. */
export type SignInError =
  | "provider_unreachable"
  | "sign_in_cancelled"
  | "sign_in_not_completed"
  | "address_not_verified"
  | "address_unusable";

const WORDS: Record<SignInError, string> = {
  provider_unreachable:
    "That sign-in service isn't answering at the moment. Please try again, or use your email and password.",
  sign_in_cancelled:
    "The sign-in was cancelled, so nothing has changed. You can try again whenever you like.",
  sign_in_not_completed: "That sign-in didn't finish. Please start it again from here.",
  address_not_verified:
    "That service hasn't verified your email address yet. Verify it there first, or use your email and password here.",
  address_unusable:
    "That service didn't give us an email address we can use. Please use your email and password here.",
};

/** What someone reads on /auth, by the code in its address; null for anything that is no code of ours. */
export function signInErrorWords(code: string | null | undefined): string | null {
  return isSignInError(code) ? WORDS[code] : null;
}

function isSignInError(code: string | null | undefined): code is SignInError {
  return typeof code === "string" && Object.hasOwn(WORDS, code);
}
