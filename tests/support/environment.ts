import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A configuration with which everything runs on this machine alone. */
export const TEST_ENVIRONMENT = {
  APP_URL: "http://localhost:3000",
  AUTH_SECRET: "a secret that is known to everyone who reads these tests",
  DATA_ENCRYPTION_KEYS: Buffer.alloc(32, "first master key").toString("base64"),
  ADMIN_EMAIL: "admin@hearten.test",
  CRON_SECRET: "a secret that the scheduler shows",
  VAPID_PUBLIC_KEY: "BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM",
  VAPID_PRIVATE_KEY: "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc",
  LOG_LEVEL: "silent",
} as const;

/** What must not leak in from the machine that runs the tests. */
const OUTSIDE = [
  ...["JOBS", "VERCEL", "DATABASE_POOL"],
  ...["MAIL", "MAIL_FROM", "RESEND_API_KEY", "RESEND_BASE_URL", "SENDGRID_API_KEY", "SMTP_URL"],
  ...["DATABASE", "DATABASE_URL", "DEMO", "ANTHROPIC_API_KEY", "ANTHROPIC_BASE_URL", "QUOTE_FALLBACK"],
  ...["BILLING", "STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"],
  ...["STRIPE_API_BASE", "VAPID_SUBJECT", "PUSH_SERVICES"],
  ...[
    "AUTH_GOOGLE_ID",
    "AUTH_GOOGLE_SECRET",
    "AUTH_OIDC_ISSUER",
    "AUTH_OIDC_ID",
    "AUTH_OIDC_SECRET",
    "AUTH_OIDC_NAME",
  ],
];

// The configuration is read once, at its first use: this module has to be imported before that.
for (const name of OUTSIDE) delete process.env[name];
Object.assign(process.env, TEST_ENVIRONMENT);
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "hearten-test-"));
