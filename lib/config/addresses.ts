import { z } from "zod";

/**
 * An address exactly as it was written, in the one form in which addresses are compared and stored. It is checked
 * before it is folded: `toLowerCase` makes a plain `k` of a Kelvin sign, and so another's address of an unknown one.
 * What has passed the check is ASCII.
 */
export const ExactEmailAddress = z
  .string("must be text")
  .max(254, "must have at most 254 characters")
  .pipe(z.email("must be an address such as name@example.com"))
  .transform((address) => address.toLowerCase());

/** An address as people type it, with blanks around it or without. */
export const EmailAddress = z
  .string("must be text")
  .transform((typed) => typed.replace(/^[ \t]+|[ \t]+$/g, ""))
  .pipe(ExactEmailAddress);

export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Whether a host's name, as `URL` writes it, is this machine's own for itself. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
}
