import { z } from "zod";
import { anId } from "@/lib/ground/id";
import { counted, countOf, shortFullDay } from "@/lib/time/date-words";
import type { Region } from "@/lib/time/region";

/** Everything that is recorded or was once, in the words that an admin reads. */
export const AUDIT_ACTIONS = {
  signed_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  signed_out: "Signed out",
  access_denied: "Access denied",
  registered: "Registered",
  address_verified: "Address verified",
  password_reset: "Password reset",
  password_changed: "Password changed",
  address_change_asked: "Address change requested",
  address_changed: "Address changed",
  provider_linked: "Provider linked",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  second_factor_enrolled: "Second factor set up",
  second_factor_shown: "Second factor used",
  second_factor_failed: "Second factor failed",
  second_factor_removed: "Second factor turned off",
  recovery_codes_made: "Recovery codes made",
  sessions_ended: "Sessions ended",
  reauthenticated: "Sign-in confirmed again",
  preferences_saved: "Preferences saved",
  newsletter_confirmed: "Newsletter confirmed",
  newsletter_unsubscribed: "Newsletter unsubscribed",
  data_exported: "Data exported",
  data_imported: "Data imported",
  import_undone: "Import undone",
  users_viewed: "Users viewed",
  user_viewed: "User viewed",
  user_deleted: "User deleted",
  subscribers_viewed: "Subscribers viewed",
  subscribers_exported: "Subscribers exported",
  subscriber_deleted: "Subscriber deleted",
  subscribers_synced: "Subscribers synced",
  member_newsletter_changed: "Member newsletter changed",
  newsletters_viewed: "Newsletters viewed",
  newsletter_sent: "Newsletter sent",
  newsletter_tried: "Newsletter sent to self",
  mail_tested: "Email provider tested",
  mail_credits_checked: "Email credits checked",
  failed_mails_viewed: "Failed emails viewed",
  audit_viewed: "Audit log viewed",
  audit_exported: "Audit log exported",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const AUDIT_PAGE_SIZE = 50;

const Day = z.iso.date("must be a day, such as 2026-11-21").optional();

const filter = {
  /** Only records of this action. */
  action: z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]).optional(),
  /** Only what this person did, or what was done to their account: their whole address, or their id. */
  person: z
    .string("must be text")
    .trim()
    .toLowerCase()
    .max(254, "must have at most 254 characters")
    .optional(),
  /** Only from this day on, by UTC. */
  from: Day,
  /** Only to the end of this day, by UTC. */
  to: Day,
};

export const AuditFilter = z.strictObject(filter);
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = z.strictObject({
  ...filter,
  /** The `nextCursor` of the page before. */
  cursor: anId("must be a nextCursor from an earlier reply").optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Someone in a record: their address while they have an account, else only the id that is left of them. */
const Person = z.object({ id: z.string(), email: z.string().nullable() }).nullable();
export type AuditPerson = z.infer<typeof Person>;

export const AuditEntry = z.object({
  id: z.string(),
  action: z.string(),
  actor: Person,
  subject: Person,
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  createdAt: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z.object({ records: z.array(AuditEntry), nextCursor: z.string().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

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
