import { expect, test } from "vitest";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { databaseWarning } from "./address-problems";
import { ConfigurationError, readEnv } from "./env";

const KEY = Buffer.alloc(32, 1).toString("base64");
const NEWER = Buffer.alloc(32, 2).toString("base64");
const SECRET = "s".repeat(32);
const minimal = { AUTH_SECRET: SECRET, DATA_ENCRYPTION_KEYS: KEY };
const production = {
  ...minimal,
  NODE_ENV: "production",
  APP_URL: "https://hearten.example",
  DATABASE_URL: "postgresql://db/hearten",
  BILLING: "local",
  MAIL: "outbox",
};

function problems(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

test("With its two secrets everything else has an embedded default", () => {
  expect(readEnv({ ...minimal, DATA_DIR: "/srv/hearten" })).toMatchObject({
    production: false,
    dataDir: "/srv/hearten",
    database: { kind: "embedded", folder: "/srv/hearten/database" },
    quoteWriter: { kind: "composer" },
    billing: { kind: "local" },
    mail: { kind: "outbox", folder: "/srv/hearten/outbox" },
    adminEmail: undefined,
    requiresSecondFactor: false,
    logLevel: "info",
  });
  expect(readEnv(minimal).appUrl.href).toBe("http://localhost:3000/");
});

test("A service is chosen by its configuration alone", () => {
  const env = readEnv({
    ...production,
    DATA_ENCRYPTION_KEYS: `${NEWER}, ${KEY}`,
    ANTHROPIC_API_KEY: "sk-ant",
    QUOTE_FALLBACK: "none",
    ADMIN_EMAIL: "Admin@Hearten.Example",
    ADMIN_SECOND_FACTOR: "required",
  });
  expect(env).toMatchObject({
    production: true,
    database: { kind: "postgres", url: "postgresql://db/hearten" },
    dataEncryptionKeys: [NEWER, KEY],
    quoteWriter: { kind: "anthropic", apiKey: "sk-ant", fallback: "none", baseURL: undefined },
    adminEmail: "admin@hearten.example",
    requiresSecondFactor: true,
  });
});

test("Every wrong value is told at once, by name", () => {
  const found = problems({
    AUTH_SECRET: "short",
    DATA_ENCRYPTION_KEYS: `${KEY},too-short`,
    DATABASE_URL: "mysql://db",
    ANTHROPIC_BASE_URL: "nowhere",
    QUOTE_FALLBACK: "maybe",
    BILLING: "free",
    MAIL: "pigeon",
    ADMIN_EMAIL: "nobody",
    ADMIN_SECOND_FACTOR: "maybe",
    LOG_LEVEL: "loud",
  });
  const names = found.map((line) => line.split(" ")[0]).sort();
  expect(names).toEqual(
    [
      ...[
        "ADMIN_EMAIL",
        "ADMIN_SECOND_FACTOR",
        "ANTHROPIC_BASE_URL",
        "AUTH_SECRET",
        "BILLING",
        "DATABASE_URL",
        "DATA_ENCRYPTION_KEYS",
      ],
      ...["LOG_LEVEL", "MAIL", "QUOTE_FALLBACK"],
    ].sort(),
  );
});

test.each(["-1", "6", "9", "1.5", "two", "0x1"])(
  "TRUSTED_PROXIES=%s is told in a whole sentence",
  (given) => {
    expect(problems({ ...minimal, TRUSTED_PROXIES: given })).toEqual([
      "TRUSTED_PROXIES must be a whole number from 0 to 5.",
    ]);
  },
);

test("Secrets that are not set are told with the way to make them", () => {
  expect(problems({})).toEqual([
    "AUTH_SECRET is not set. Make one with: openssl rand -base64 32",
    "DATA_ENCRYPTION_KEYS is not set. Make one with: openssl rand -base64 32",
  ]);
});

test("A variable that is set to nothing counts as not set", () => {
  expect(readEnv({ ...minimal, DATABASE_URL: "", ANTHROPIC_API_KEY: "  ", MAIL: "" })).toMatchObject({
    database: { kind: "embedded" },
    quoteWriter: { kind: "composer" },
  });
  expect(problems({ AUTH_SECRET: " ", DATA_ENCRYPTION_KEYS: "" })).toHaveLength(2);
});

test("A production start takes no embedded default that was not asked for by name", () => {
  const names = problems({ ...minimal, NODE_ENV: "production" }).map((line) => line.split(" ")[0]);
  expect(names).toEqual(["APP_URL", "DATABASE_URL", "BILLING", "MAIL"]);
  expect(problems(production)).toEqual([]);
  const { DATABASE_URL: _, ...withoutDatabase } = production;
  expect(problems({ ...withoutDatabase, DATABASE: "embedded" })).toEqual([]);
});

test("A production start with several kinds of trouble tells all of it at once", () => {
  const names = problems({ NODE_ENV: "production", LOG_LEVEL: "loud" }).map((line) => line.split(" ")[0]);
  expect(names.sort()).toEqual(
    ["APP_URL", "AUTH_SECRET", "BILLING", "DATABASE_URL", "DATA_ENCRYPTION_KEYS", "LOG_LEVEL", "MAIL"].sort(),
  );
});

test("Mails go out by the one provider that is configured, and stay here when that was asked for by name", () => {
  const resend = { RESEND_API_KEY: "re_1", MAIL_FROM: "Hearten <hello@hearten.example>" };
  expect(readEnv({ ...minimal, ...resend })).toMatchObject({
    mail: { kind: "resend", apiKey: "re_1" },
    mailFrom: { name: "Hearten", email: "hello@hearten.example" },
  });
  expect(readEnv({ ...minimal, SENDGRID_API_KEY: "SG.1" }).mail).toEqual({
    kind: "sendgrid",
    apiKey: "SG.1",
    baseUrl: "https://api.sendgrid.com",
  });
  expect(readEnv({ ...minimal, SMTP_URL: "smtps://user:word@mail.example" }).mail.kind).toBe("smtp");
  expect(readEnv({ ...minimal, ...resend, MAIL: "outbox" }).mail.kind).toBe("outbox");
});

test("In production people reach it by https, unless it is on this machine", () => {
  expect(problems({ ...production, APP_URL: "http://hearten.example" })).toEqual([
    "APP_URL must begin with https:// where it is not on this machine.",
  ]);
  for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) {
    expect(problems({ ...production, APP_URL: `http://${host}` })).toEqual([]);
  }
  expect(problems({ ...minimal, APP_URL: "http://hearten.example" })).toEqual([]);
});

test("In production mails go out encrypted, unless to this machine or where it is set otherwise by name", () => {
  const { MAIL: _, ...withoutMail } = { ...production, MAIL_FROM: "Hearten <hello@hearten.example>" };
  const requires = (settings: Record<string, string>) =>
    readEnv({ ...withoutMail, SMTP_URL: "smtp://mail.example", ...settings }).mail;
  expect(requires({})).toMatchObject({ requireTls: true });
  expect(requires({ SMTP_TLS: "optional" })).toMatchObject({ requireTls: false });
  expect(requires({ SMTP_URL: "smtp://localhost:25" })).toMatchObject({ requireTls: false });
  expect(requires({ NODE_ENV: "development" })).toMatchObject({ requireTls: false });
  expect(problems({ ...production, SMTP_TLS: "off" })).toEqual(["SMTP_TLS must be required or optional."]);
});

test("A database on another machine without a word about TLS is warned of", () => {
  expect(databaseWarning("postgresql://db.example/hearten")).toMatch(/sslmode=verify-full/);
  for (const url of [
    ...["postgresql://db.example/hearten?sslmode=require", "postgresql://localhost:5432/hearten"],
    ...["postgresql:///hearten?host=/run/postgresql", "postgresql://%2Frun%2Fpostgresql/hearten"],
  ]) {
    expect(databaseWarning(url), url).toBeNull();
  }
});

test("Two mail providers, no sender in production, and a sender without an address are told by name", () => {
  const { MAIL: _, ...withoutMail } = production;
  expect(problems({ ...withoutMail, RESEND_API_KEY: "re_1", SMTP_URL: "smtp://mail.example" })).toEqual([
    expect.stringMatching(/^MAIL_FROM is not set\./),
    "SMTP_URL is set, but RESEND_API_KEY is too. Set one of them.",
  ]);
  for (const MAIL_FROM of ["Hearten", "hello@hearten.example", "A <b>", "A <b@c>\r\nBcc: x@y.z"]) {
    expect(problems({ ...minimal, MAIL_FROM })).toEqual([expect.stringMatching(/^MAIL_FROM must be/)]);
  }
});

test("The address must be a web address", () => {
  for (const APP_URL of [
    "hearten.example",
    "ftp://hearten.example",
    "javascript:alert(1)",
    "//hearten.example",
  ]) {
    expect(problems({ ...minimal, APP_URL })).toEqual([expect.stringMatching(/^APP_URL must be/)]);
  }
});

test("In production no outside service is asked in the clear, but one on this machine may be", () => {
  const named = (address: string) =>
    problems({ ...production, ANTHROPIC_BASE_URL: address, STRIPE_API_BASE: address }).map(
      (line) => line.split(" ")[0],
    );
  expect(named("http://model.example")).toEqual(["ANTHROPIC_BASE_URL", "STRIPE_API_BASE"]);
  expect(named("https://model.example")).toEqual([]);
  expect(named("http://127.0.0.1:9")).toEqual([]);
});

test("The message holds no value, secret or not", () => {
  const secret = "tooshortasecret";
  expect(problems({ AUTH_SECRET: secret, DATA_ENCRYPTION_KEYS: secret }).join()).not.toContain(secret);
});

test("A sign-in provider is there when all of its set is given, and Google may be asked at another address", () => {
  const google = { AUTH_GOOGLE_ID: "id", AUTH_GOOGLE_SECRET: "secret" };
  const oidc = {
    AUTH_OIDC_ISSUER: "https://login.example/",
    AUTH_OIDC_ID: "id",
    AUTH_OIDC_SECRET: "secret",
    AUTH_OIDC_NAME: "Example",
  };
  const registered = { clientId: "id", clientSecret: "secret" };
  expect(readEnv(minimal).signInProviders).toEqual({ google: null, oidc: null });
  expect(readEnv({ ...minimal, ...google, ...oidc }).signInProviders).toEqual({
    google: { ...registered, issuer: "https://accounts.google.com" },
    oidc: { ...registered, issuer: "https://login.example", name: "Example" },
  });
  const elsewhere = readEnv({ ...minimal, ...google, AUTH_GOOGLE_ISSUER: "http://localhost:9" });
  expect(elsewhere.signInProviders.google?.issuer).toBe("http://localhost:9");
});

test("A sign-in provider that is set up in part is told by name", () => {
  expect(problems({ ...minimal, AUTH_GOOGLE_ID: "id" })).toEqual([
    expect.stringMatching(/^AUTH_GOOGLE_SECRET is not set, but AUTH_GOOGLE_ID is\./),
  ]);
  const found = problems({ ...minimal, AUTH_OIDC_SECRET: "secret", AUTH_OIDC_ISSUER: "nowhere" });
  expect(found).toEqual([
    expect.stringMatching(/^AUTH_OIDC_ISSUER must be an address/),
    expect.stringMatching(/^AUTH_OIDC_ID is not set/),
    expect.stringMatching(/^AUTH_OIDC_NAME is not set/),
  ]);
});

test("A server runs its jobs by itself, unless a scheduler calls, which then needs a secret", () => {
  expect(readEnv(production).runsJobs).toBe(true);
  for (const [name, value] of [
    ["JOBS", "cron"],
    ["VERCEL", "1"],
  ] as const) {
    const called = { [name]: value };
    expect(problems({ ...production, ...called }).map((line) => line.split(" ")[0])).toEqual(["CRON_SECRET"]);
    expect(readEnv({ ...production, ...called, CRON_SECRET: SECRET }).runsJobs).toBe(false);
  }
  expect(readEnv({ ...production, VERCEL: "1", JOBS: "timer" }).runsJobs).toBe(true);
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_ID: "price_1",
};
const { BILLING: _, ...undecided } = production;

test("Stripe is there when all four of its settings are", () => {
  expect(readEnv({ ...undecided, ...stripe }).billing).toEqual({
    kind: "stripe",
    secretKey: "sk_test_1",
    publishableKey: "pk_test_1",
    webhookSecret: "whsec_1",
    priceId: "price_1",
    apiBase: undefined,
  });
  expect(readEnv({ ...minimal, ...stripe, STRIPE_API_BASE: "http://localhost:9" }).billing).toMatchObject({
    apiBase: "http://localhost:9",
  });
});

test.each(Object.keys(stripe))("Stripe without %s does not start, in production or not", (name) => {
  const partial = { ...stripe, [name]: "" };
  for (const base of [minimal, undecided]) {
    expect(problems({ ...base, ...partial })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is not set, but STRIPE_`)),
    ]);
  }
});

test("Stripe's settings are not taken for each other, and stand in no message", () => {
  const found = problems({
    ...minimal,
    STRIPE_SECRET_KEY: "pk_live_swapped",
    STRIPE_PUBLISHABLE_KEY: "sk_live_swapped",
    STRIPE_WEBHOOK_SECRET: "price_swapped",
    STRIPE_PRICE_ID: "prod_swapped",
  });
  expect(found).toHaveLength(4);
  expect(found.join()).not.toContain("swapped");
});

test("Local billing and Stripe at once is no answer to whether money is taken", () => {
  expect(problems({ ...production, ...stripe })).toEqual([
    expect.stringMatching(/^BILLING=local and STRIPE_SECRET_KEY are both set/),
  ]);
});

test("Reminders need a pair of keys that belong together; without one there are none", () => {
  const pair = { VAPID_PUBLIC_KEY: TEST_ENVIRONMENT.VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: "" };
  const other = Buffer.alloc(32, 9).toString("base64url");
  expect(readEnv(minimal).push).toBeNull();
  expect(problems({ ...minimal, ...pair })).toEqual([
    expect.stringContaining("VAPID_PRIVATE_KEY is not set"),
  ]);
  expect(problems({ ...minimal, ...pair, VAPID_PRIVATE_KEY: other })).toEqual([
    expect.stringContaining("VAPID_PRIVATE_KEY does not belong to VAPID_PUBLIC_KEY"),
  ]);
  expect(problems({ ...minimal, VAPID_PUBLIC_KEY: other, VAPID_PRIVATE_KEY: "short" })).toHaveLength(2);
  expect(problems({ ...minimal, VAPID_SUBJECT: "me", PUSH_SERVICES: "https://push.example/path" })).toEqual([
    expect.stringContaining("VAPID_SUBJECT must be an address"),
    expect.stringContaining("PUSH_SERVICES must be one or more origins"),
  ]);
  const whole = { ...pair, VAPID_PRIVATE_KEY: TEST_ENVIRONMENT.VAPID_PRIVATE_KEY };
  expect(
    readEnv({ ...minimal, ...whole, PUSH_SERVICES: "https://push.example, http://127.0.0.1:4000" }).push,
  ).toEqual({
    publicKey: whole.VAPID_PUBLIC_KEY,
    privateKey: whole.VAPID_PRIVATE_KEY,
    subject: "mailto:support@hearten.example",
    furtherServices: ["https://push.example", "http://127.0.0.1:4000"],
  });
});
