import { counted, countOf, shortFullDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";
import { AUDIT_ACTIONS, type AuditAction } from "./schema";

/** By what somebody showed who they are. */
export type Means = "password" | "passkey" | "registration" | Provider | "app" | "recovery code";
export type Provider = "google" | "oidc";

/** What is recorded of an act beside who did it to whom. Never a password, token, mood or mail address. */
export type AuditFacts = {
  means?: Means;
  provider?: Provider;
  reason?: "address_not_verified" | "address_unusable";
  asked?: "again";
  /** Sessions. */
  count?: number;
  entries?: number;
  synced?: number;
  newsletter?: 0 | 1;
  subscriber?: string;
  recipients?: number;
  audience?: "subscribers" | "members";
  success?: boolean;
  action?: AuditAction;
  from?: string;
  to?: string;
};

const MEANS: Record<Means, string> = {
  password: "with a password",
  passkey: "with a passkey",
  registration: "on registering",
  google: "with Google",
  oidc: "with single sign-on",
  app: "with an authenticator app",
  "recovery code": "with a recovery code",
};

const PROVIDERS: Record<Provider, string> = { google: "Google", oidc: "Single sign-on" };

const REASONS: Record<NonNullable<AuditFacts["reason"]>, string> = {
  address_not_verified: "the provider hasn't verified the address",
  address_unusable: "the provider gave no address that can be used",
};

/** What an admin reads of each fact, in this order. */
const WORDS: {
  [Name in keyof AuditFacts]-?: (value: NonNullable<AuditFacts[Name]>, region?: Region) => string;
} = {
  means: (means) => MEANS[means],
  provider: (provider) => PROVIDERS[provider],
  reason: (reason) => REASONS[reason],
  asked: () => "when asked for their password again",
  count: (sessions) => countOf(sessions, "session", "sessions"),
  entries: (entries) => countOf(entries, "entry", "entries"),
  synced: (synced) => `${counted(synced)} added`,
  newsletter: (newsletter) => (newsletter === 1 ? "turned on" : "turned off"),
  subscriber: (id) => `subscriber ${id}`,
  recipients: (recipients) => countOf(recipients, "recipient", "recipients"),
  audience: (audience) => (audience === "members" ? "every member" : "newsletter subscribers"),
  success: (success) => (success ? "it worked" : "it failed"),
  action: (action) => `only '${AUDIT_ACTIONS[action]}'`,
  from: (day, region) => `from ${shortFullDay(day, region)}`,
  to: (day, region) => `to ${shortFullDay(day, region)}`,
};

const NAMES = Object.keys(WORDS) as (keyof AuditFacts)[];

/** Facts as they are stored: another version of the program may have recorded some that this one doesn't know. */
export type StoredFacts = Readonly<Record<string, string | number | boolean>>;

/** What is recorded of an act, in words; what this version doesn't know stands as it was recorded. */
export function factsInWords(facts: StoredFacts, region?: Region): string {
  const known = NAMES.flatMap((name) => wordsOf(name, facts[name], region));
  const unknown = Object.entries(facts).filter(([name]) => !(name in WORDS));
  return [...known, ...unknown.map(([name, value]) => `${name}: ${value}`)].join(", ");
}

function wordsOf(name: keyof AuditFacts, value: StoredFacts[string] | undefined, region?: Region): string[] {
  if (value === undefined) return [];
  const inWords = WORDS[name] as (value: unknown, region?: Region) => string | undefined;
  return [inWords(value, region) ?? String(value)];
}
