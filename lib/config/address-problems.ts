import { isLoopback } from "./addresses";

type Unchecked = Record<string, string | undefined>;

/** The passwords of the demo's people are published, and its mails are open to whoever asks. */
export function demoProblems({ DEMO, APP_URL = "" }: Unchecked): string[] {
  if (DEMO !== "1" || !URL.canParse(APP_URL) || isLoopback(new URL(APP_URL).hostname)) return [];
  const problem = `APP_URL is ${APP_URL}, but the demo is for this machine alone.`;
  return [`${problem} Leave APP_URL out, or start Hearten for others with NODE_ENV=production.`];
}

/** Each of these is sent a secret, and some of them what members rated. Links in mails lead to the first. */
const ADDRESSES = [
  "APP_URL",
  ...["AUTH_GOOGLE_ISSUER", "AUTH_OIDC_ISSUER", "ANTHROPIC_BASE_URL", "STRIPE_API_BASE"],
  ...["RESEND_BASE_URL", "SENDGRID_BASE_URL"],
];

/** In production nothing reaches or leaves this machine in the clear. */
export function unencrypted(variables: Unchecked): string[] {
  if (variables.NODE_ENV !== "production") return [];
  return ADDRESSES.filter((name) => {
    const address = variables[name] ?? "";
    return /^http:/i.test(address) && URL.canParse(address) && !isLoopback(new URL(address).hostname);
  }).map((name) => `${name} must begin with https:// where it is not on this machine.`);
}

/** What an operator should know of a database that is reached over a network; null where there is nothing to say. */
export function databaseWarning(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  const isHere = host === "" || host.startsWith("/") || isLoopback(host);
  if (isHere || searchParams.has("sslmode") || searchParams.has("ssl")) return null;
  return "DATABASE_URL leads to another machine without sslmode, so data may travel in the clear: add sslmode=verify-full.";
}
