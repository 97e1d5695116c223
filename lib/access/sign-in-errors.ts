/** What to tell someone whose sign-in with a provider failed, by the code in the address. */
export function signInErrorWords(code: string): string {
  return WORDS.get(code) ?? "That sign-in did not work. Please try again, or use your email and password.";
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ["AccessDenied", "The sign-in was cancelled. You can try again, or use your email and password."],
]);
