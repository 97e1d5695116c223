import { isLoopback } from "./addresses";

type Unchecked = Record<string, string | undefined>;

/** The passwords of the demo's people are published, and its mails are open to whoever asks. */
export function demoProblems({ DEMO, APP_URL = "" }: Unchecked): string[] {
  if (DEMO !== "1" || !URL.canParse(APP_URL) || isLoopback(new URL(APP_URL).hostname)) return [];
  const problem = `APP_URL is ${APP_URL}, but the demo is for this machine alone.`;
  return [`${problem} Leave APP_URL out, or start Hearten for others with NODE_ENV=production.`];
}

/** Each of these is sent a secret, and some of them what members rated. */
const OUTSIDE = [
  ...["AUTH_GOOGLE_ISSUER", "AUTH_OIDC_ISSUER", "ANTHROPIC_BASE_URL", "STRIPE_API_BASE"],
  ...["RESEND_BASE_URL", "SENDGRID_BASE_URL"],
];

/** In production nothing leaves this machine in the clear. */
export function unencrypted(variables: Unchecked): string[] {
  if (variables.NODE_ENV !== "production") return [];
  return OUTSIDE.filter((name) => {
    const address = variables[name] ?? "";
    return /^http:/i.test(address) && URL.canParse(address) && !isLoopback(new URL(address).hostname);
  }).map((name) => `${name} must begin with https:// where it is not on this machine.`);
}
