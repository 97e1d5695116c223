import { z } from "zod";
import { isLoopback } from "./addresses";

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

const text = z.string().trim().min(1).optional().catch(undefined);

/** The part of the environment that is about mail. */
export const MAIL_VARIABLES = {
  MAIL: z.enum(["outbox"], "must be outbox").optional(),
  MAIL_FROM: z
    .string()
    .regex(FROM, "must be an address with a name before it: Hearten <hello@hearten.example>")
    .optional(),
  RESEND_API_KEY: text,
  RESEND_BASE_URL: z.url("must be an address such as https://api.resend.com").optional(),
  SENDGRID_API_KEY: text,
  SENDGRID_BASE_URL: z
    .url("must be an address such as https://api.sendgrid.com")
    .default("https://api.sendgrid.com"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, "must begin with smtp:// or smtps://")
    .optional(),
  SMTP_TLS: z.enum(["required", "optional"], "must be required or optional").optional(),
};

type Variables = z.infer<z.ZodObject<typeof MAIL_VARIABLES>>;
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
  variables: Variables & { NODE_ENV?: string | undefined },
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
