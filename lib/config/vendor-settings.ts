import { createECDH } from "node:crypto";
import { z } from "zod";
import { isLoopback, isWebAddress } from "./addresses";
import { BRAND } from "./brand";

/** How mails leave this server. */
export type MailSettings =
  | { kind: "resend"; apiKey: string; baseUrl: string | undefined }
  | { kind: "sendgrid"; apiKey: string; baseUrl: string }
  /** `requireTls`: a mail server that can't encrypt is sent nothing. */
  | { kind: "smtp"; url: string; requireTls: boolean }
  | { kind: "outbox"; folder: string };

/** `Name <address>` */
const FROM = /^([^<>"\r\n]+) <([^<>\s]+@[^<>\s]+)>$/;
const PROVIDERS = ["RESEND_API_KEY", "SENDGRID_API_KEY", "SMTP_URL"] as const;

const secret = z.string().trim().min(1).optional().catch(undefined);

/** The part of the environment that is about mail. */
export const MAIL_VARIABLES = {
  MAIL: z.enum(["outbox"], "must be outbox").optional(),
  MAIL_FROM: z
    .string()
    .regex(FROM, "must be an address with a name before it: Hearten <hello@hearten.example>")
    .optional(),
  RESEND_API_KEY: secret,
  RESEND_BASE_URL: z.url("must be an address such as https://api.resend.com").optional(),
  SENDGRID_API_KEY: secret,
  SENDGRID_BASE_URL: z
    .url("must be an address such as https://api.sendgrid.com")
    .default("https://api.sendgrid.com"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, "must begin with smtp:// or smtps://")
    .optional(),
  SMTP_TLS: z.enum(["required", "optional"], "must be required or optional").optional(),
};

type MailVariables = z.infer<z.ZodObject<typeof MAIL_VARIABLES>>;
type Unchecked = Record<string, string | undefined>;

/** One provider sends the mails; which one is never a guess. */
export function mailProblems(variables: Unchecked): string[] {
  const [first, ...others] = PROVIDERS.filter((name) => variables[name]);
  return others.map((name) => `${name} is set, but ${first} is too. Set one of them.`);
}

/** What a production start lacks, each with whether it does. */
export function missingForMail(variables: Unchecked): [boolean, string][] {
  const hasProvider = PROVIDERS.some((name) => variables[name]);
  return [
    [
      !variables.MAIL && !hasProvider,
      "MAIL is not set. Give RESEND_API_KEY, SENDGRID_API_KEY or SMTP_URL, or ask by name for emails kept as files: MAIL=outbox",
    ],
    [
      !variables.MAIL && hasProvider && !variables.MAIL_FROM,
      "MAIL_FROM is not set. It is who emails come from, at a domain your provider knows: Hearten <hello@hearten.example>",
    ],
  ];
}

export function mailSettings(
  variables: MailVariables & { NODE_ENV?: string | undefined },
  dataDir: string,
): MailSettings {
  const { RESEND_API_KEY, SENDGRID_API_KEY, SMTP_URL } = variables;
  const outbox = { kind: "outbox", folder: `${dataDir}/outbox` } as const;
  // Asked for by name, so that no mail leaves by a key that happens to be around.
  if (variables.MAIL === "outbox") return outbox;
  if (RESEND_API_KEY) return { kind: "resend", apiKey: RESEND_API_KEY, baseUrl: variables.RESEND_BASE_URL };
  if (SENDGRID_API_KEY) {
    return { kind: "sendgrid", apiKey: SENDGRID_API_KEY, baseUrl: variables.SENDGRID_BASE_URL };
  }
  return SMTP_URL ? { kind: "smtp", url: SMTP_URL, requireTls: requiresTls(SMTP_URL, variables) } : outbox;
}

/** In production mails leave this machine encrypted, unless it is allowed by name that they don't. */
function requiresTls(
  url: string,
  { SMTP_TLS, NODE_ENV }: { SMTP_TLS?: string | undefined; NODE_ENV?: string | undefined },
) {
  if (SMTP_TLS) return SMTP_TLS === "required";
  return NODE_ENV === "production" && !(URL.canParse(url) && isLoopback(new URL(url).hostname));
}

export function mailFrom(sender = ""): { name: string; email: string } | undefined {
  const [, name, email] = FROM.exec(sender) ?? [];
  return name && email ? { name, email } : undefined;
}

/**
 * When queued mails leave and the scheduled jobs run. Where it is not by a timer of the server's own, a scheduler calls
 * for both; `afterReply`: a request sends what it queued, on hosts that leave a process time for that.
 */
export type JobsRun = "timer" | "afterReply" | "whenCalled";

interface Host {
  VERCEL?: string | undefined;
  NETLIFY?: string | undefined;
  AWS_LAMBDA_FUNCTION_NAME?: string | undefined;
}

/** No process of ours outlives a request there. */
export function isServerless({ VERCEL, NETLIFY, AWS_LAMBDA_FUNCTION_NAME }: Host): boolean {
  return Boolean(VERCEL ?? NETLIFY ?? AWS_LAMBDA_FUNCTION_NAME);
}

/** A serverless host has no process that stays, so it can keep no timer. */
export function jobsRun(variables: Host & { JOBS?: string | undefined }): JobsRun {
  if (variables.JOBS) return variables.JOBS === "cron" ? "whenCalled" : "timer";
  return isServerless(variables) ? "afterReply" : "timer";
}

/** The Stripe account that this server charges through. */
export interface StripeConfig {
  kind: "stripe";
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  priceId: string;
  /** Another host that speaks Stripe's API; Stripe's own when left out. */
  apiBase: string | undefined;
}

export type BillingSettings = StripeConfig | { kind: "local" };

/** One of several secrets that are easily taken for each other: each has a beginning of its own. */
function vendorText(beginning: RegExp, message: string) {
  return z.string().trim().regex(beginning, message).optional();
}

export const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: vendorText(/^[sr]k_/, "must begin with sk_ or rk_"),
  STRIPE_PUBLISHABLE_KEY: vendorText(/^pk_/, "must begin with pk_"),
  STRIPE_WEBHOOK_SECRET: vendorText(/^whsec_/, "must begin with whsec_"),
  STRIPE_PRICE_ID: vendorText(/^price_/, "must begin with price_"),
  STRIPE_API_BASE: z
    .string()
    .refine(isWebAddress, "must be an address such as https://api.stripe.com")
    .optional(),
};

type StripeVariables = Partial<Record<keyof typeof STRIPE_VARIABLES, string | undefined>>;

/** All of them, or none. */
export const STRIPE_SET = [
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_PRICE_ID",
] as const;

/** Whether money is taken must not depend on which of two settings is read first. */
export function billingProblems(variables: Unchecked): string[] {
  if (!variables.BILLING || !variables.STRIPE_SECRET_KEY) return [];
  return [
    "BILLING=local and STRIPE_SECRET_KEY are both set. Remove one of them: billing is either local or Stripe's.",
  ];
}

export function billingSettings(variables: StripeVariables): BillingSettings {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } = variables;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) {
    return { kind: "local" };
  }
  return {
    kind: "stripe",
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiBase: variables.STRIPE_API_BASE,
  };
}

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

type PushVariables = z.infer<z.ZodObject<typeof PUSH_VARIABLES>>;

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
export function pushSettings(variables: PushVariables): PushSettings | null {
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
