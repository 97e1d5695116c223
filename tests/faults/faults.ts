// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code, as text
/** A small fault that a careless change could make, and the tests that are to notice it. */
export interface Fault {
  name: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  replace: string;
  tests: readonly string[];
}

const both = (name: string) => `tests/integration/both/${name}.test.ts`;
const integration = (name: string) => `tests/integration/${name}.test.ts`;
const beside = (path: string) => `lib/${path}.test.ts`;

const ACCESS: readonly Fault[] = [
  {
    name: "a trial never ends",
    file: "lib/subscriptions/rules.ts",
    find: '{ any: [{ empty: "trialEnd" }, { come: "trialEnd" }] };',
    replace: '{ any: [{ empty: "trialEnd" }] };',
    tests: [beside("subscriptions/rules")],
  },
  {
    name: "who owes a payment has access",
    file: "lib/subscriptions/rules.ts",
    find: '      return "granted";\n    case "trial_expired":\n      return "trial_expired";\n    case "past_due":\n',
    replace:
      '    case "past_due":\n      return "granted";\n    case "trial_expired":\n      return "trial_expired";\n',
    tests: [beside("subscriptions/rules")],
  },
  {
    name: "the admin's address is enough to be the admin",
    file: "lib/access/is-admin.ts",
    find: "return ownerShownAt !== null;",
    replace: "return true;",
    tests: [integration("admin-address")],
  },
  {
    name: "any member may call what is the admin's",
    file: "lib/http/admission.ts",
    find: 'if (access.startsWith("admin") && !viewer.isAdmin) {',
    replace: 'if (access.startsWith("admin") && !viewer.id) {',
    tests: [integration("route-walk")],
  },
  {
    name: "the consoles' calls ask for no second factor",
    file: "lib/http/admission.ts",
    find: '  if (access === "admin") assertSecondFactor(viewer);\n',
    replace: "",
    tests: [integration("second-factor")],
  },
  {
    name: "a code of the admin's app works twice",
    file: "lib/access/second-factor/show-code.ts",
    find: "where: { userId, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },",
    replace: "where: { userId },",
    tests: [integration("second-factor")],
  },
  {
    name: "what a passkey has signed signs in again",
    file: "lib/accounts/passkeys/challenges.ts",
    find: 'return takeOnce("passkey_challenge", nonce);',
    replace: "return true;",
    tests: [integration("passkeys")],
  },
  {
    name: "a member removes another's passkey",
    file: "lib/accounts/passkeys/own-passkeys.ts",
    find: "tx.passkey.findFirst({ where: { id, userId },",
    replace: "tx.passkey.findFirst({ where: { id },",
    tests: [integration("passkeys")],
  },
  {
    name: "a session that is over still opens",
    file: "lib/access/session.ts",
    find: "if (!row || row.expiresAt <= at) return null;",
    replace: "if (!row) return null;",
    tests: [integration("sessions")],
  },
  {
    name: "a session that is used lasts for ever",
    file: "lib/access/session.ts",
    find: "new Date(Math.min(at.getTime() + IDLE_MS, startedAt.getTime() + ABSOLUTE_MS));",
    replace: "new Date(at.getTime() + IDLE_MS);",
    tests: [integration("sessions")],
  },
  {
    name: "a forged viewer is believed",
    file: "lib/access/viewer.ts",
    find: "!mark || !sameText(mark, signature(body))",
    replace: "!mark",
    tests: [beside("access/viewer")],
  },
  {
    name: "a page for subscribers is any member's",
    file: "lib/access/routes.mjs",
    find: '"/progress": { access: "subscriber"',
    replace: '"/progress": { access: "member"',
    tests: [beside("access/routing-table")],
  },
  {
    name: "the session's cookie travels without https",
    file: "lib/access/session-cookie.ts",
    find: '${isSecure() ? "; Secure" : ""}',
    replace: "",
    tests: [beside("access/session-cookie")],
  },
  {
    name: "the session's cookie goes along from other sites",
    file: "lib/access/session-cookie.ts",
    find: "SameSite=Lax",
    replace: "SameSite=None",
    tests: [beside("access/session-cookie")],
  },
  {
    name: "somebody else's quote is saved",
    file: "lib/words/set-favorite.ts",
    find: "where: { id, userId, favoritedAt: isFavorite",
    replace: "where: { id, favoritedAt: isFavorite",
    tests: [both("lists")],
  },
  {
    name: "somebody else's device is signed out",
    file: "lib/accounts/sessions.ts",
    find: "deleteMany({ where: { id: sessionId, userId: id } });",
    replace: "deleteMany({ where: { id: sessionId } });",
    tests: [integration("account-settings")],
  },
];

const ACCOUNTS: readonly Fault[] = [
  {
    name: "passwords may be tried as often as one likes",
    file: "lib/limits/limits.ts",
    find: "login_account: { points: 10,",
    replace: "login_account: { points: 10_000,",
    tests: [integration("account-limits")],
  },
  {
    name: "the network is what the caller says it is",
    file: "lib/http/address-block.ts",
    find: "hops.at(-trustedProxies)",
    replace: "hops.at(0)",
    tests: [beside("http/address-block")],
  },
  {
    name: "a mailed link works twice",
    file: "lib/accounts/mail-tokens.ts",
    find: "      usedAt: null,\n      expiresAt: { gt: at },",
    replace: "      expiresAt: { gt: at },",
    tests: [integration("password-reset")],
  },
  {
    name: "a mailed link never ends",
    file: "lib/accounts/mail-tokens.ts",
    find: "      usedAt: null,\n      expiresAt: { gt: at },",
    replace: "      usedAt: null,",
    tests: [integration("password-reset")],
  },
  {
    name: "a link that verifies an address sets a password",
    file: "lib/accounts/reset-password.ts",
    find: 'useToken(tx, ["reset_password"], token)',
    replace: 'useToken(tx, ["reset_password", "verify_email"], token)',
    tests: [integration("password-reset"), integration("accounts")],
  },
  {
    name: "a reset leaves strangers signed in",
    file: "lib/accounts/reset-password.ts",
    find: "    await tx.session.deleteMany({ where: { userId } });\n",
    replace: "",
    tests: [integration("password-reset")],
  },
  {
    name: "a sign-in by a password that was just changed begins a session",
    file: "lib/access/sign-in.ts",
    find: "if (passwordHash) await holdPassword(tx, userId, passwordHash);",
    replace: "",
    tests: [integration("password-reset"), integration("accounts")],
  },
  {
    name: "an address in capitals is another one",
    file: "lib/config/addresses.ts",
    find: ".toLowerCase()",
    replace: "",
    tests: [beside("config/addresses")],
  },
];

const REQUESTS: readonly Fault[] = [
  {
    name: "an origin that begins like ours is ours",
    file: "lib/http/admission.ts",
    find: "if (origin === appUrl.origin) return true;",
    replace: "if (origin.startsWith(appUrl.origin)) return true;",
    tests: [integration("foreign-origins")],
  },
  {
    name: "a key that is used again hides other ratings",
    file: "lib/moods/record-check-in.ts",
    find: "stored !== packCheckIn(checkIn) || row.timeOfDay",
    replace: "stored === null || row.timeOfDay",
    tests: [both("idempotency")],
  },
  {
    name: "a reply may be kept by caches on the way",
    file: "lib/http/endpoint.ts",
    find: '"private, no-store"',
    replace: '"no-cache"',
    tests: [integration("route-walk")],
  },
  {
    name: "a check-in takes unknown fields",
    file: "lib/check-ins/schema.ts",
    find: "SentCheckIn = z.strictObject({",
    replace: "SentCheckIn = z.object({",
    tests: [beside("check-ins/schema")],
  },
  {
    name: "a body may be of any size",
    file: "lib/http/input.ts",
    find: "if (size > most) throw",
    replace: "if (chunk.byteLength > most * 1024) throw",
    tests: [beside("http/input")],
  },
  {
    name: "other sites may frame our pages",
    file: "lib/http/content-security-policy.ts",
    find: "    \"frame-ancestors 'none'\",\n",
    replace: "",
    tests: [beside("http/content-security-policy")],
  },
  {
    name: "a cell that begins with a minus is a formula",
    file: "lib/ground/csv.ts",
    find: "/^[=+\\-@\\t]/",
    replace: "/^[=+@\\t]/",
    tests: [beside("ground/csv")],
  },
];

const SEALS: readonly Fault[] = [
  {
    name: "what is sealed opens in another row",
    file: "lib/db/encryption/ciphers.ts",
    find: "=> `${table}:${userId}:${rowId}`;",
    replace: "=> `${table}:${userId}`;",
    tests: [beside("db/encryption/ciphers")],
  },
  {
    name: "a member's key is wrapped for anybody",
    file: "lib/db/encryption/master-keys.ts",
    find: "return `MemberKey:${userId}`;",
    replace: 'return "MemberKey";',
    tests: [beside("db/encryption/ciphers")],
  },
  {
    name: "a key is opened with the newest master key",
    file: "lib/db/encryption/master-keys.ts",
    find: "masterKeys().find((key) => key.id === id)",
    replace: "masterKeys()[0]",
    tests: [beside("db/encryption/ciphers")],
  },
];

const MOODS: readonly Fault[] = [
  {
    name: "a favourite that is let go counts as one more",
    file: "lib/moods/summary.ts",
    find: "favorites: summary.favorites + change",
    replace: "favorites: summary.favorites + Math.abs(change)",
    tests: [beside("moods/summary"), both("lists")],
  },
  {
    name: "a day that was left out does not end a streak",
    file: "lib/moods/streaks.ts",
    find: "gap === 1 ? current + 1 : 1",
    replace: "gap <= 2 ? current + 1 : 1",
    tests: [beside("moods/streaks")],
  },
  {
    name: "a streak ends at midnight",
    file: "lib/moods/streaks.ts",
    find: "daysBetween(streak.lastDate, today) <= 1",
    replace: "daysBetween(streak.lastDate, today) < 1",
    tests: [beside("moods/streaks")],
  },
  {
    name: "who flies west does not close a gap",
    file: "lib/moods/streaks.ts",
    find: "const next = Math.max(current, runEndingOn(lastDate, hasEntry));",
    replace: "const next = current;",
    tests: [beside("moods/streaks")],
  },
  {
    name: "a day is Greenwich's, not the member's",
    file: "lib/time/clock.ts",
    find: '"en-CA", { timeZone, dateStyle',
    replace: '"en-CA", { timeZone: "UTC", dateStyle',
    tests: [beside("time/clock")],
  },
  {
    name: "anxiety lifts the mood",
    file: "lib/moods/scores.ts",
    find: "return level === null ? [] : easeAt(key, level);",
    replace: "return level ?? [];",
    tests: [beside("moods/rules")],
  },
  {
    name: "a trend begins too late",
    file: "lib/moods/scores.ts",
    find: "TREND_THRESHOLD = 0.3;",
    replace: "TREND_THRESHOLD = 0.4;",
    tests: [beside("moods/rules")],
  },
  {
    name: "Holm's steps are all the first",
    file: "lib/moods/insights/statistics.ts",
    find: "pValues.length - position;",
    replace: "pValues.length;",
    tests: [beside("moods/insights/statistics")],
  },
  {
    name: "a pattern rests on two busy days",
    file: "lib/moods/insights/links.ts",
    find: " && days >= FEWEST_DAYS_WITH_ENTRIES;",
    replace: ";",
    tests: [beside("moods/insights/patterns"), beside("moods/insights/rules")],
  },
];

const CRISIS_AND_WORDS: readonly Fault[] = [
  {
    name: "two signs beside no hope are not enough for the panel",
    file: "lib/crisis/rules.ts",
    find: "signs.length >= 2",
    replace: "signs.length > 2",
    tests: [beside("crisis/rules")],
  },
  {
    name: "a day that is heavy throughout has no panel",
    file: "lib/crisis/rules.ts",
    find: " || isHeavyThroughout(levels)) return",
    replace: ") return",
    tests: [beside("crisis/rules")],
  },
  {
    name: "low days in a row have no line",
    file: "lib/crisis/rules.ts",
    find: "isHopeless || isLowForDays(levels, hopeBefore) ?",
    replace: "isHopeless ?",
    tests: [beside("crisis/rules")],
  },
  {
    name: "a text comes again within days",
    file: "lib/words/choose.ts",
    find: "read.passages.slice(0, NO_REPEAT)",
    replace: "read.passages.slice(0, 6)",
    tests: [beside("words/choose")],
  },
  {
    name: "an earlier moment is counted as the newest",
    file: "lib/moods/record-check-in.ts",
    find: "const counted = isLate ? await insertLate(db, entry) : await insert(db, entry, known);",
    replace: "const counted = await insert(db, entry, known);",
    tests: [both("changed-entries")],
  },
  {
    name: "a history is not written anew when its entries change",
    file: "lib/moods/summary-parts.ts",
    find: "return added < 0 ? null : added;",
    replace: "return Math.max(0, added);",
    tests: [beside("moods/summary-parts")],
  },
  {
    name: "a client's key is forgotten",
    file: "lib/moods/record-check-in.ts",
    find: "idempotencyKey === null ? Prisma.empty : keyKept(userId, idempotencyKey, id)",
    replace: "Prisma.empty",
    tests: [both("idempotency")],
  },
  {
    name: "what was not rated counts as 3",
    file: "lib/check-ins/levels.ts",
    find: "return isLevel(level) ? level : null;",
    replace: "return isLevel(level) ? level : DEFAULT_LEVEL;",
    tests: [beside("check-ins/levels"), integration("generate")],
  },
  {
    name: "words speak of a slider that nobody moved",
    file: "lib/words/request.ts",
    find: "levels: spokenOf(entry),",
    replace: "levels,",
    tests: [integration("generate")],
  },
  {
    name: "a text is chosen that the ratings contradict",
    file: "lib/words/library.ts",
    find: "!at.includes(level)) return false;",
    replace: "false) return false;",
    tests: [beside("words/choose"), beside("words/library")],
  },
  {
    name: "words of care come on any day",
    file: "lib/words/library.ts",
    find: "entry.isCare !== care ||",
    replace: "(care && !entry.isCare) ||",
    tests: [beside("words/choose"), beside("words/library")],
  },
  {
    name: "words may promise what is to come",
    file: "lib/words/writers/checker.ts",
    find: " || isSaid(FUTURE, told) ||",
    replace: " ||",
    tests: [beside("words/writers/checker")],
  },
  {
    name: "words presume people where there are none",
    file: "lib/words/writers/checker.ts",
    find: "people: isAlone && presumesPeople(sentences),",
    replace: "people: false,",
    tests: [beside("words/writers/checker")],
  },
  {
    name: "a model's second try is shown unread",
    file: "lib/words/writers/write.ts",
    find: 'if (flaws(second.text, request).length > 0) throw new QuoteWriterError("unfit");',
    replace: "",
    tests: [beside("words/writers/write")],
  },
];

const CONSENT_AND_MAIL: readonly Fault[] = [
  {
    name: "a yes to an earlier policy lets ratings go to an AI",
    file: "lib/consent/rules.ts",
    find: " && choice.policyVersion === POLICY_VERSION;",
    replace: ";",
    tests: [integration("consent"), beside("consent/purposes")],
  },
  {
    name: "a check-in is kept without consent",
    file: "lib/words/request.ts",
    find: "mood_data?.granted === false",
    replace: "mood_data === null",
    tests: [integration("consent")],
  },
  {
    name: "what the operator did counts as the member's choice",
    file: "lib/email-preferences/queries.ts",
    find: ", recordedById: null }",
    replace: " }",
    tests: [integration("email-preferences"), integration("admin-newsletter")],
  },
  {
    name: "who leaves twice has left later",
    file: "lib/newsletter/unsubscribe.ts",
    find: "where: { email, unsubscribedAt: null },",
    replace: "where: { email },",
    tests: [integration("newsletter")],
  },
  {
    name: "a link that is only fetched unsubscribes",
    file: "app/api/newsletter/one-click/route.ts",
    find: 'if (form?.get("List-Unsubscribe") !== "One-Click") {',
    replace: 'if (form?.has("Never")) {',
    tests: [integration("newsletter"), integration("newsletter-leaving")],
  },
  {
    name: "a newsletter goes to who has not confirmed",
    file: "lib/newsletter/recipients.ts",
    find: 's WHERE s."confirmedAt" IS NOT NULL AND s."unsubscribedAt" IS NULL`',
    replace: 's WHERE s."unsubscribedAt" IS NULL`',
    tests: [integration("newsletter"), integration("admin-send")],
  },
  {
    name: "a mail service that says to wait is not asked again",
    file: "lib/mail/pace.ts",
    find: "if (retryAfterMs === undefined || retryAfterMs > PATIENCE_MS || tries === TRIES) return reply;",
    replace: "return reply;",
    tests: [beside("mail/contract")],
  },
  {
    name: "a search for a percent sign finds everybody",
    file: "lib/admin/queries.ts",
    find: 'q.replaceAll(/[\\\\%_]/g, "\\\\$&")',
    replace: "q",
    tests: [integration("admin-users")],
  },
  {
    name: "an account that is deleted leaves its address with newsletters",
    file: "lib/data-rights/erase-member.ts",
    find: "  await forgetAddresses(tx, userId, addresses);\n",
    replace: "",
    tests: [both("delete-account")],
  },
];

const BILLING_AND_REMINDERS: readonly Fault[] = [
  {
    name: "an older answer overwrites a newer one",
    file: "lib/subscriptions/change-subscription.ts",
    find: "where: { userId, version },",
    replace: "where: { userId },",
    tests: [both("stripe-webhook")],
  },
  {
    name: "a notice that comes twice is worked on twice",
    file: "lib/subscriptions/sync-subscription.ts",
    find: "findFirst({ where: { id, processedAt: null },",
    replace: "findFirst({ where: { id },",
    tests: [both("stripe-webhook")],
  },
  {
    name: "the first payment is paid back at any time",
    file: "lib/subscriptions/rules.ts",
    find: "return now < until ? until : null;",
    replace: "return until;",
    tests: [beside("subscriptions/rules")],
  },
  {
    name: "who agreed to an earlier price is shown the new one",
    file: "lib/subscriptions/rules.ts",
    find: "return agreedPrice(record) ?? PRICE;",
    replace: "return PRICE;",
    tests: [beside("subscriptions/rules"), beside("subscriptions/subscription-words")],
  },
  {
    name: "a cancelled subscription is renewed",
    file: "lib/subscriptions/rules.ts",
    find: 'if (record.cancelAtPeriodEnd) return { ...record, status: "canceled", endedAt: end };',
    replace: "",
    tests: [beside("subscriptions/rules")],
  },
  {
    name: "somebody sees the receipts of every customer",
    file: "lib/subscriptions/billing/stripe-payments.ts",
    find: "stripe.invoices.list({ customer, status",
    replace: "stripe.invoices.list({ status",
    tests: [integration("payments"), beside("subscriptions/billing/contract")],
  },
  {
    name: "a reminder's day is Greenwich's",
    file: "lib/reminders/rules.ts",
    find: "const today = localDate(at, timeZone);",
    replace: "const today = at.toISOString().slice(0, 10);",
    tests: [beside("reminders/rules")],
  },
  {
    name: "a reminder misses the change of the clocks",
    file: "lib/reminders/rules.ts",
    find: "[wanted - DAY, wanted + DAY].map(",
    replace: "[wanted - DAY, wanted - DAY].map(",
    tests: [beside("reminders/rules")],
  },
];

export const FAULTS: readonly Fault[] = [
  ...ACCESS,
  ...ACCOUNTS,
  ...REQUESTS,
  ...SEALS,
  ...MOODS,
  ...CRISIS_AND_WORDS,
  ...CONSENT_AND_MAIL,
  ...BILLING_AND_REMINDERS,
];
