import { z } from "zod";
import { PASSKEY_NAME_MAX } from "@/lib/config/policy";
import { anId } from "@/lib/ground/id";

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
