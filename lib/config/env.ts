import { resolve } from "node:path";
import { z } from "zod";
import { demoProblems, unencrypted } from "./address-problems";
import { EmailAddress, isWebAddress } from "./addresses";
import { BUILT_ADDRESS } from "./built-address.mjs";
import {
  type BillingSettings,
  billingProblems,
  billingSettings,
  isServerless,
  type JobsRun,
  jobsRun,
  MAIL_VARIABLES,
  type MailSettings,
  mailFrom,
  mailProblems,
  mailSettings,
  missingForMail,
  PUSH_SET,
  PUSH_VARIABLES,
  type PushSettings,
  pushProblems,
  pushSettings,
  STRIPE_SET,
  STRIPE_VARIABLES,
} from "./vendor-settings";

/** What the environment decides, read and checked once. Nothing else reads `process.env`. */
export interface Env {
  production: boolean;
  appUrl: URL;
  dataDir: string;
  database: { kind: "postgres"; url: string; connections: number } | { kind: "embedded"; folder: string };
  authSecret: string;
  /** Master keys of 32 bytes, base64, newest first. */
  dataEncryptionKeys: string[];
  quoteWriter:
    | {
        kind: "anthropic";
        apiKey: string;
        baseURL: string | undefined;
        model: string;
        fallback: "composer" | "none";
      }
    | { kind: "composer" };
  billing: BillingSettings;
  mail: MailSettings;
  /** Whom mails come from; the product's own mailbox unless told. */
  mailFrom: { name: string; email: string } | undefined;
  /** Null: this server sends no reminders to devices. */
  push: PushSettings | null;
  /** Other places that say who somebody is; null where this server has not set one up. */
  signInProviders: { google: SignInProvider | null; oidc: (SignInProvider & { name: string }) | null };
  adminEmail: string | undefined;
  /** Whether nobody gets into the consoles before they have set up a second factor. */
  requiresSecondFactor: boolean;
  /** What the scheduler that calls `/api/cron/<job>` shows; without one nobody may. */
  cronSecret: string | undefined;
  jobs: JobsRun;
  /** How many proxies of our own stand in front and add to `X-Forwarded-For`. */
  trustedProxies: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** This server's registration with an OpenID Connect provider. */
export interface SignInProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Whether this is the demo. Prerendered pages ask while they are built, when no other configuration is there. */
export function isDemo(): boolean {
  return process.env.DEMO === "1";
}

/** The base of links in prerendered pages: a server fills in its own, unless its host serves them in its place. */
export function builtAppUrl(): URL {
  return new URL((isServerless(process.env) && process.env.APP_URL?.trim()) || BUILT_ADDRESS);
}

/** Every problem of a configuration at once, each with its mending. */
export class ConfigurationError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `Hearten can't start with this configuration:\n${problems.map((line) => `  - ${line}`).join("\n")}`,
    );
    this.name = "ConfigurationError";
  }
}

let read: Env | undefined;

export function env(): Env {
  read ??= readEnv(process.env);
  return read;
}

/** next-auth reads the address that people use from a variable of its own, and only there. */
export function tellNextAuthItsAddress(): void {
  process.env.NEXTAUTH_URL = env().appUrl.origin;
}

const text = z.string().trim().min(1).optional().catch(undefined);

/** An issuer's identifier, without the slash that some write at its end. */
function issuer(example: string) {
  return z
    .string()
    .refine(isWebAddress, `must be an address such as ${example}`)
    .transform((address) => address.replace(/\/$/, ""));
}

const Variables = z.object({
  NODE_ENV: text,
  VERCEL: text,
  NETLIFY: text,
  AWS_LAMBDA_FUNCTION_NAME: text,
  APP_URL: z.string().refine(isWebAddress, "must be an address such as https://hearten.example").optional(),
  DATA_DIR: text,
  DATABASE: z.enum(["embedded"], "must be embedded").optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgresql://")
    .optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^([1-9]|[1-9]\d|100)$/, "must be a whole number from 1 to 100")
    .transform(Number)
    .default(10),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters; make one with: openssl rand -base64 32"),
  DATA_ENCRYPTION_KEYS: z
    .string()
    .transform((list) => list.split(",").map((key) => key.trim()))
    .refine(
      (keys) => keys.every((key) => Buffer.from(key, "base64").length === 32),
      "must be one or more base64 keys of 32 bytes, newest first, with commas between; make one with: openssl rand -base64 32",
    ),
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: z.url("must be an address such as https://api.anthropic.com").optional(),
  ANTHROPIC_MODEL: z.string().default("claude-haiku-5-5"),
  QUOTE_FALLBACK: z.enum(["composer", "none"], "must be composer or none").default("composer"),
  BILLING: z.enum(["local"], "must be local").optional(),
  ...STRIPE_VARIABLES,
  ...MAIL_VARIABLES,
  ...PUSH_VARIABLES,
  AUTH_GOOGLE_ID: text,
  AUTH_GOOGLE_SECRET: text,
  AUTH_GOOGLE_ISSUER: issuer("https://accounts.google.com").default("https://accounts.google.com"),
  AUTH_OIDC_ISSUER: issuer("https://login.hearten.example").optional(),
  AUTH_OIDC_ID: text,
  AUTH_OIDC_SECRET: text,
  AUTH_OIDC_NAME: text,
  ADMIN_EMAIL: EmailAddress.optional(),
  ADMIN_SECOND_FACTOR: z.enum(["required"], "must be required, or left out").optional(),
  CRON_SECRET: z
    .string()
    .min(16, "must have at least 16 characters; make one with: openssl rand -base64 32")
    .optional(),
  JOBS: z.enum(["timer", "cron"], "must be timer or cron").optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[0-5]$/, "must be a whole number from 0 to 5")
    .transform(Number)
    .default(0),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
});

type Variables = z.infer<typeof Variables>;

/** Reads a whole environment, or throws one `ConfigurationError` that lists everything to mend. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = Variables.safeParse(filled);
  const wrong = parsed.error?.issues.map((issue) => problem(String(issue.path[0]), issue, filled)) ?? [];
  const problems = [
    ...wrong,
    ...demoProblems(filled),
    ...productionProblems(filled),
    ...unencrypted(filled),
    ...incompleteSets(filled),
    ...billingProblems(filled),
    ...mailProblems(filled),
    ...pushProblems(filled),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  return settled(parsed.data);
}

function problem(
  name: string,
  issue: { message: string },
  filled: Record<string, string | undefined>,
): string {
  if (filled[name] !== undefined) return `${name} ${issue.message}.`;
  return `${name} is not set. Make one with: openssl rand -base64 32`;
}

/** A production start takes no embedded default that was not asked for by name. */
function productionProblems(variables: Record<string, string | undefined>): string[] {
  if (variables.NODE_ENV !== "production") return [];
  const missing: [boolean, string][] = [
    [!variables.APP_URL, "APP_URL is not set. It is the address people use, such as https://hearten.example"],
    [
      !variables.DATABASE_URL && !variables.DATABASE,
      "DATABASE_URL is not set. Give a PostgreSQL address, or ask for the embedded database by name: DATABASE=embedded",
    ],
    [
      !variables.BILLING && !STRIPE_SET.some((name) => variables[name]),
      `BILLING is not set. Set ${STRIPE_SET.join(", ")}, or ask for billing without payments by name: BILLING=local`,
    ],
    ...missingForMail(variables),
    [
      jobsRun(variables) !== "timer" && !variables.CRON_SECRET,
      "CRON_SECRET is not set, so no scheduler can call /api/cron. Make one with: openssl rand -base64 32",
    ],
  ];
  return missing.filter(([wrong]) => wrong).map(([, line]) => line);
}

const SETS = [
  STRIPE_SET,
  PUSH_SET,
  ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"],
  ["AUTH_OIDC_ISSUER", "AUTH_OIDC_ID", "AUTH_OIDC_SECRET", "AUTH_OIDC_NAME"],
] as const;

/** Stripe, push and sign-in providers are set up whole or not at all. */
function incompleteSets(variables: Record<string, string | undefined>): string[] {
  return SETS.flatMap((names) => {
    const set = names.filter((name) => variables[name]);
    const missing = set.length === 0 ? [] : names.filter((name) => !variables[name]);
    return missing.map(
      (name) => `${name} is not set, but ${set[0]} is. Set ${names.join(", ")}, or none of them.`,
    );
  });
}

function signInProviders(variables: Variables): Env["signInProviders"] {
  const { AUTH_OIDC_ISSUER, AUTH_OIDC_NAME: name } = variables;
  const { AUTH_GOOGLE_ISSUER, AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET } = variables;
  const google = registration(AUTH_GOOGLE_ISSUER, AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET);
  const oidc = registration(AUTH_OIDC_ISSUER, variables.AUTH_OIDC_ID, variables.AUTH_OIDC_SECRET);
  return { google, oidc: oidc && name ? { ...oidc, name } : null };
}

function registration(issuer?: string, clientId?: string, clientSecret?: string): SignInProvider | null {
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

function settled(variables: Variables): Env {
  const dataDir = resolve(/*turbopackIgnore: true*/ variables.DATA_DIR ?? ".data");
  return {
    production: variables.NODE_ENV === "production",
    appUrl: new URL(variables.APP_URL ?? "http://localhost:3000"),
    dataDir,
    database: variables.DATABASE_URL
      ? { kind: "postgres", url: variables.DATABASE_URL, connections: variables.DATABASE_POOL }
      : { kind: "embedded", folder: `${dataDir}/database` },
    authSecret: variables.AUTH_SECRET,
    dataEncryptionKeys: variables.DATA_ENCRYPTION_KEYS,
    quoteWriter: variables.ANTHROPIC_API_KEY
      ? {
          kind: "anthropic",
          apiKey: variables.ANTHROPIC_API_KEY,
          baseURL: variables.ANTHROPIC_BASE_URL,
          model: variables.ANTHROPIC_MODEL,
          fallback: variables.QUOTE_FALLBACK,
        }
      : { kind: "composer" },
    billing: billingSettings(variables),
    mail: mailSettings(variables, dataDir),
    mailFrom: mailFrom(variables.MAIL_FROM),
    push: pushSettings(variables),
    signInProviders: signInProviders(variables),
    adminEmail: variables.ADMIN_EMAIL,
    requiresSecondFactor: variables.ADMIN_SECOND_FACTOR === "required",
    cronSecret: variables.CRON_SECRET,
    jobs: jobsRun(variables),
    trustedProxies: variables.TRUSTED_PROXIES,
    logLevel: variables.LOG_LEVEL,
  };
}

/** Whether people reach this server by https, so that its cookies can ask for it. */
export function isSecure(): boolean {
  return env().appUrl.protocol === "https:";
}

/** Whether this server has an AI write quotes. */
export function usesAi(): boolean {
  return env().quoteWriter.kind !== "composer";
}
