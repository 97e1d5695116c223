import { z } from "zod";
import { EmailAddress } from "@/lib/config/addresses";
import { PASSWORD_MAX, PASSWORD_MIN } from "@/lib/config/policy";
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
