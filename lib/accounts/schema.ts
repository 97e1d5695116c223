import { z } from "zod";
import { EmailAddress } from "@/lib/config/addresses";
import { PASSKEY_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from "@/lib/config/policy";
import { anId } from "@/lib/ground/id";
import { isTimeZone } from "@/lib/time/clock";

export const NewPassword = z
  .string("must be text")
  .min(PASSWORD_MIN, `must be at least ${PASSWORD_MIN} characters long`)
  .max(PASSWORD_MAX, `must be at most ${PASSWORD_MAX} characters long`);

export const PersonName = z
  .string("must be text")
  .trim()
  .max(80, "must have at most 80 characters")
  .regex(/^\P{Cc}*$/u, "must not contain control characters")
  .transform((name) => name || null)
  .nullish();

export const RegisterInput = z.strictObject({
  email: EmailAddress,
  password: NewPassword,
  firstName: PersonName,
  lastName: PersonName,
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** One that may have been set under other rules: only its hash decides. */
const PresentPassword = z.string("must be text").min(1, "is required").max(1_000, "is too long");

export const LoginInput = z.strictObject({ email: EmailAddress, password: PresentPassword });
export type LoginInput = z.infer<typeof LoginInput>;

/** The current user, as the screens know them. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  timeZone: z.string(),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

export const UserReply = z.object({ user: User });
export type UserReply = z.infer<typeof UserReply>;

/** The ways in, beside a password, that this server has set up. */
export const SignInOptions = z.object({
  google: z.boolean(),
  /** The further provider, by the name that people know it by. */
  provider: z.object({ name: z.string() }).nullable(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

/** Why a sign-in with a provider came to nothing. Stands in the address of /auth, so it says nothing of anyone. */
export type SignInError =
  | "provider_unreachable"
  | "sign_in_cancelled"
  | "sign_in_not_completed"
  | "address_not_verified"
  | "address_unusable";

/** The token of a link that was mailed. */
export const LinkToken = z
  .string("must be text")
  .min(20, "is not a link of ours")
  .max(200, "is not a link of ours");

export const ForgotPasswordInput = z.strictObject({ email: EmailAddress });

export const ResetPasswordInput = z.strictObject({ token: LinkToken, password: NewPassword });

export const VerifyEmailQuery = z.strictObject({ token: LinkToken });
export const VerifyEmailReply = z.object({ verified: z.boolean(), message: z.string() });
export type VerifyEmailReply = z.infer<typeof VerifyEmailReply>;

export const ResendVerificationInput = z.strictObject({ email: EmailAddress });

export const ReauthenticateInput = z.strictObject({ password: PresentPassword });

export const ChangePasswordInput = z.strictObject({
  currentPassword: PresentPassword,
  newPassword: NewPassword,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const ChangeEmailInput = z.strictObject({ email: EmailAddress, password: PresentPassword });
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

export const TimeZoneInput = z.strictObject({
  timeZone: z
    .string("must be text")
    .max(64, "must have at most 64 characters")
    .refine(isTimeZone, "must be a time zone, such as Europe/London"),
});

export const MessageReply = z.object({ message: z.string() });
export type MessageReply = z.infer<typeof MessageReply>;

export const SignedInDevice = z.object({
  id: z.string(),
  /** Such as "Firefox on Windows". */
  browser: z.string(),
  lastSeenAt: z.string(),
  signedInAt: z.string(),
  isThisOne: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

export const SignedInDevices = z.object({
  devices: z.array(SignedInDevice),
  /** Whether the member has a password; one who comes in through a provider may have none. */
  hasPassword: z.boolean(),
});
export type SignedInDevices = z.infer<typeof SignedInDevices>;

export const DeviceParams = z.object({ id: anId() });

const PasskeyName = z
  .string("must be text")
  .trim()
  .max(PASSKEY_NAME_MAX, `must have at most ${PASSKEY_NAME_MAX} characters`)
  .regex(/^\P{Cc}*$/u, "must not contain control characters");

/** What the browser says, base64url; bounded, as any caller can send it. */
const Encoded = z
  .string("must be text")
  .max(30_000, "is too long")
  .regex(/^[\w-]+$/, "must be base64url");

/** What every answer of a passkey has (W3C, Web Authentication: PublicKeyCredential.toJSON). */
const credential = {
  id: Encoded,
  rawId: Encoded,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  clientExtensionResults: z.object({}).transform(() => ({})),
};

/** A signature by a passkey (AuthenticationResponseJSON). */
export const PasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    authenticatorData: Encoded,
    clientDataJSON: Encoded,
    signature: Encoded,
    userHandle: Encoded.optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** A new passkey (RegistrationResponseJSON). A way of reaching it that we don't know is left out. */
const NewPasskey = z.object({
  ...credential,
  response: z.object({
    attestationObject: Encoded,
    clientDataJSON: Encoded,
    transports: z
      .array(z.string().max(40))
      .max(20)
      .default([])
      .transform((given) => TRANSPORTS.filter((known) => given.includes(known))),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** `second_factor`: any of those alone that count for it. */
export const ConfirmQuery = z.object({ as: z.literal("second_factor").optional() });
export type ConfirmQuery = z.infer<typeof ConfirmQuery>;

export const PasskeySignInInput = z.strictObject({ passkey: PasskeyAnswer });

/** Without a name it is called after the browser that it was added in. */
export const AddPasskeyInput = z.strictObject({ name: PasskeyName.default(""), passkey: NewPasskey });
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

export const RenamePasskeyInput = z.strictObject({ name: PasskeyName.min(1, "is required") });

export const PasskeyParams = z.object({ id: anId() });

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const Passkeys = z.object({ passkeys: z.array(Passkey) });
export type Passkeys = z.infer<typeof Passkeys>;

const Descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

const Demand = z.enum(["discouraged", "preferred", "required"]).optional();

/** What the browser is to ask a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: Demand,
});

/** What the browser is to make a passkey of (PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyOrder = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  excludeCredentials: z.array(Descriptor).optional(),
  authenticatorSelection: z.object({ residentKey: Demand, userVerification: Demand }).optional(),
  attestation: z.enum(["none", "indirect", "direct", "enterprise"]).optional(),
});
