import { existsSync } from "node:fs";
import { prepareDataFolder } from "./data-folder.mjs";
import { DEMO_ADMIN } from "./demo-accounts.mjs";
import { readPort } from "./port.mjs";
import { inRoot } from "./root.mjs";
import { demoSecrets } from "./secrets.mjs";

/**
 * How this start runs: as the demo where there is neither a `DATABASE_URL` nor a `NODE_ENV` of production, else as
 * the environment says.
 *
 * @param {"production" | "development"} mode
 */
export function readSettings(mode) {
  if (existsSync(inRoot(".env"))) process.loadEnvFile(inRoot(".env"));
  // The demo opens its mails to whoever asks: only this function makes one.
  delete process.env.DEMO;
  const port = readPort(process.env.PORT);
  if (process.env.DATABASE_URL?.trim() || process.env.NODE_ENV === "production") {
    const env = { ...process.env, NODE_ENV: mode, PORT: String(port) };
    return { demo: false, port, host: mode === "production" ? "0.0.0.0" : "127.0.0.1", env };
  }
  const folder = prepareDataFolder(process.env.DATA_DIR);
  return { demo: true, port, host: "127.0.0.1", folder, env: demoEnvironment(mode, port, folder) };
}

/** The embedded defaults that a production start takes only when they are asked for by name. */
function demoEnvironment(mode, port, folder) {
  return {
    ...{
      ...(process.env.STRIPE_SECRET_KEY?.trim() ? {} : { BILLING: "local" }),
      ...(sendsMail(process.env) ? {} : { MAIL: "outbox" }),
      APP_URL: `http://localhost:${port}`,
      ADMIN_EMAIL: DEMO_ADMIN.email,
      // A line per request would bury the address and the sign-ins.
      LOG_LEVEL: "warn",
    },
    ...process.env,
    ...demoSecrets(folder, process.env),
    ...{ NODE_ENV: mode, DATABASE: "embedded", DEMO: "1", DATA_DIR: folder, PORT: String(port) },
  };
}

/** Whether the environment names a mail provider. */
function sendsMail({ RESEND_API_KEY, SENDGRID_API_KEY, SMTP_URL }) {
  return [RESEND_API_KEY, SENDGRID_API_KEY, SMTP_URL].some((value) => value?.trim());
}
