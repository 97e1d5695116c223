import { createECDH } from "node:crypto";
import { z } from "zod";
import { isWebAddress } from "./addresses";
import { BRAND } from "./brand";

/** By what this server proves to push services who it is (VAPID, RFC 8292). */
export interface PushSettings {
  /** An uncompressed point on P-256, base64url. */
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to when something is wrong: a `mailto:` or `https:` address. */
  subject: string;
  /** Origins of push services beyond those of the known browsers. */
  furtherServices: string[];
}

export const PUSH_SET = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const;

const MAKE_A_PAIR = "make a pair with: npm run push:keys";

/** The part of the environment that is about reminders on devices. */
export const PUSH_VARIABLES = {
  VAPID_PUBLIC_KEY: z
    .string()
    .refine((key) => isKey(key, 65), `must be a point on P-256 of 65 bytes in base64url; ${MAKE_A_PAIR}`)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((key) => isKey(key, 32), `must have 32 bytes in base64url; ${MAKE_A_PAIR}`)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/,
      "must be an address such as mailto:hello@hearten.example",
    )
    .default(`mailto:${BRAND.supportEmail}`),
  PUSH_SERVICES: z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every((origin) => isWebAddress(origin) && new URL(origin).origin === origin),
      "must be one or more origins such as https://push.example, with commas between",
    )
    .optional(),
};

type Variables = z.infer<z.ZodObject<typeof PUSH_VARIABLES>>;
type Unchecked = Record<string, string | undefined>;

/** Keys of two pairs would only be noticed when the first reminder is refused. */
export function pushProblems({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Unchecked): string[] {
  if (!publicKey || !privateKey || !isKey(publicKey, 65) || !isKey(privateKey, 32)) return [];
  return publicKeyOf(privateKey) === publicKey
    ? []
    : [`VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY; ${MAKE_A_PAIR}.`];
}

/** Null: this server sends no reminders to devices. */
export function pushSettings(variables: Variables): PushSettings | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = variables;
  if (!publicKey || !privateKey) return null;
  return { publicKey, privateKey, subject, furtherServices: variables.PUSH_SERVICES ?? [] };
}

function isKey(key: string, bytes: number): boolean {
  return /^[\w-]+$/.test(key) && Buffer.from(key, "base64url").length === bytes;
}

function publicKeyOf(privateKey: string): string | null {
  try {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(privateKey, "base64url");
    return pair.getPublicKey("base64url");
  } catch {
    // Zero, or beyond the curve's order.
    return null;
  }
}
