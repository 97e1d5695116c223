import { z } from "zod";
import { PasskeyAnswer } from "@/lib/accounts/schema";

/**
 * `shown`: in this session, not long ago; `offered`: none is enrolled, and none is needed; `asked`: one is enrolled;
 * `to_enrol`: none is, but nobody gets in without.
 */
export const FactorStanding = z.enum(["shown", "offered", "asked", "to_enrol"]);
export type FactorStanding = z.infer<typeof FactorStanding>;

export const SecondFactor = z.object({
  standing: FactorStanding,
  /** Whether an app's codes are set up. */
  hasApp: z.boolean(),
  /** How many of the admin's passkeys count for it, and how many they have. */
  passkeys: z.number(),
  ownPasskeys: z.number(),
  recoveryCodes: z.number(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** As people type codes: in groups, with blanks or dashes between, in either case. */
const Code = z
  .string("must be text")
  .max(40, "is too long")
  .transform((typed) => typed.replace(/[\s-]/g, "").toUpperCase());
const Digits = (count: number) =>
  Code.pipe(z.string().regex(new RegExp(`^\\d{${count}}$`), `must have ${count} digits`));

export const MAILED_CODE_DIGITS = 8;
const MailedCode = Digits(MAILED_CODE_DIGITS);
const AppCode = Digits(6);

/** A code of the app, or a recovery code. */
export const ShowCodeInput = z.strictObject({ code: Code.pipe(z.string().min(1, "is required")) });

/** What an app is to be set up with; nothing is kept of it until the app's first code comes back. */
export const AppOffer = z.object({
  /** For apps that are told by hand (RFC 4648, base32). */
  secret: z.string(),
  uri: z.string(),
  /** The same as a picture to scan, SVG. */
  picture: z.string(),
  /** The secret for the server alone. */
  sealed: z.string(),
});
export type AppOffer = z.infer<typeof AppOffer>;

export const EnrolAppInput = z.strictObject({
  mailedCode: MailedCode,
  sealed: z.string("must be text").max(1_000, "is too long"),
  code: AppCode,
});
export type EnrolAppInput = z.infer<typeof EnrolAppInput>;

export const EnrolPasskeyInput = z.strictObject({ mailedCode: MailedCode, passkey: PasskeyAnswer });
export type EnrolPasskeyInput = z.infer<typeof EnrolPasskeyInput>;

/** Shown once; empty where there are some already. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
