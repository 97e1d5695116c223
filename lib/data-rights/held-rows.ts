import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { unpackCheckIn } from "@/lib/check-ins/levels";
import type { Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { openLine } from "@/lib/moods/stored-entry";
import { readSummary } from "@/lib/moods/stored-summary";
import { trialUses } from "@/lib/subscriptions/trial-use";
import { openFeedback, openQuote } from "@/lib/words/stored-quote";

export interface Holder {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** What a table holds about a member, page by page, and what it is called in the file. */
interface Held {
  name: string;
  rows: (db: Transaction, holder: Holder) => AsyncIterable<readonly object[]>;
}

/** A table that holds nothing about a member, and why that is so. */
interface NotHeld {
  nothing: string;
}

/** Every table of the schema: one that is added does not compile before it is answered for here. */
export const HELD_ROWS: Record<Prisma.ModelName, Held | NotHeld> = {
  User: {
    name: "account",
    rows: (db, { id }) => page(db.user.findMany({ where: { id } })),
  },
  Password: {
    name: "password",
    rows: (db, { id }) => page(db.password.findMany({ where: { userId: id }, omit: { hash: true } })),
  },
  Account: {
    name: "signInProviders",
    rows: (db, { id }) => page(db.account.findMany({ where: { userId: id } })),
  },
  Passkey: { name: "passkeys", rows: openedPasskeys },
  SecondFactor: {
    name: "secondFactor",
    rows: (db, { id }) =>
      page(db.secondFactor.findMany({ where: { userId: id }, omit: { sealedSecret: true } })),
  },
  RecoveryCode: {
    name: "recoveryCodes",
    rows: (db, { id }) => page(db.recoveryCode.findMany({ where: { userId: id }, omit: { codeHash: true } })),
  },
  Session: {
    name: "sessions",
    rows: (db, { id }) => page(db.session.findMany({ where: { userId: id }, omit: { tokenHash: true } })),
  },
  MailToken: {
    name: "mailedLinks",
    rows: (db, holder) => {
      const own = [{ userId: holder.id }, ...byAddress(holder)];
      const where = { OR: [...own, { subscriber: { OR: own } }] };
      return page(db.mailToken.findMany({ where, omit: { tokenHash: true } }));
    },
  },
  MemberKey: {
    name: "dataKey",
    rows: (db, { id }) => page(db.memberKey.findMany({ where: { userId: id }, omit: { wrapped: true } })),
  },
  EmotionalState: { name: "checkIns", rows: openedStates },
  CheckInKey: {
    name: "checkInKeys",
    rows: (db, { id }) => page(db.checkInKey.findMany({ where: { userId: id } })),
  },
  Quote: { name: "quotes", rows: openedQuotes },
  QuoteFeedback: { name: "quoteFeedback", rows: openedQuoteFeedback },
  MemberSummary: { name: "summary", rows: openedSummary },
  Insight: { name: "insights", rows: openedInsights },
  CheckInReminder: {
    name: "checkInReminder",
    rows: (db, { id }) => page(db.checkInReminder.findMany({ where: { userId: id } })),
  },
  PushSubscription: { name: "pushSubscriptions", rows: openedPushSubscriptions },
  Subscription: {
    name: "subscription",
    rows: (db, { id }) => page(db.subscription.findMany({ where: { userId: id } })),
  },
  Cancellation: {
    name: "cancellations",
    rows: (db, { id }) => page(db.cancellation.findMany({ where: { userId: id } })),
  },
  Refund: {
    name: "refunds",
    rows: (db, { id }) => page(db.refund.findMany({ where: { userId: id } })),
  },
  Reminder: {
    name: "reminders",
    rows: (db, { id }) => page(db.reminder.findMany({ where: { userId: id } })),
  },
  TrialUse: {
    name: "trialUses",
    rows: (db, { email }) => page(trialUses(db, email)),
  },
  BillingEvent: {
    name: "billingEvents",
    rows: async function* (db, { id }) {
      const subscription = await db.subscription.findUnique({
        where: { userId: id },
        select: { customerId: true },
      });
      if (subscription) yield await db.billingEvent.findMany({ where: subscription });
    },
  },
  EmailPreferences: {
    name: "emailPreferences",
    rows: (db, { id }) => page(db.emailPreferences.findMany({ where: { userId: id } })),
  },
  NewsletterSubscriber: {
    name: "newsletterSubscriptions",
    rows: (db, holder) =>
      page(
        db.newsletterSubscriber.findMany({ where: { OR: [{ userId: holder.id }, ...byAddress(holder)] } }),
      ),
  },
  Newsletter: {
    name: "newslettersSentByYou",
    rows: (db, { id }) => page(db.newsletter.findMany({ where: { sentById: id } })),
  },
  MailDelivery: {
    name: "newslettersSentToYou",
    rows: (db, holder) => page(db.mailDelivery.findMany({ where: { OR: byAddress(holder) } })),
  },
  SettledMail: {
    name: "lettersSentToYou",
    rows: (db, { id }) => page(db.settledMail.findMany({ where: { userId: id } })),
  },
  Consent: {
    name: "consents",
    rows: async function* (db, { id }) {
      const rows = await db.consent.findMany({ where: { userId: id } });
      yield rows.map(({ createdAt, ...row }) => ({ ...row, consentGivenAt: createdAt, createdAt }));
    },
  },
  AuditRecord: {
    name: "auditRecords",
    rows: (db, { id }) =>
      page(db.auditRecord.findMany({ where: { OR: [{ actorId: id }, { subjectId: id }] } })),
  },
  FormerAddress: {
    name: "formerAddresses",
    rows: (db, { id }) => page(db.formerAddress.findMany({ where: { userId: id } })),
  },
  ErasedAddress: { nothing: "Keyed hashes of addresses that are gone, for minutes." },
  ErasureRecord: { nothing: "Only members who are gone stand there." },
  JobLease: { nothing: "Which of the clock's jobs runs; no member stands there." },
  RateLimit: { nothing: "Counters under keyed hashes, gone within hours; nobody can be found in them." },
};

/** What stands under an address alone is a member's once they have proved that it is theirs. */
function byAddress({ email, emailVerified }: Holder): { email: string }[] {
  return emailVerified ? [{ email }] : [];
}

/** A table that holds few rows about one member. */
async function* page(rows: Promise<object[]>): AsyncGenerator<readonly object[], void, undefined> {
  yield await rows;
}

/** How many rows are in memory at a time. */
const PAGE_SIZE = 500;

/** Check-ins with all that the member told in them, and their own line. */
async function* openedStates(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const pages = paged((after) => db.emotionalState.findMany({ ...PAGE, where: { userId, ...after } }));
  for await (const rows of pages) {
    yield rows.map(({ sealed, sealedLine, ...row }) => {
      const told = unpackCheckIn(cipher.open("EmotionalState", row.id, sealed));
      return { ...row, ...told, line: openLine(cipher, row.id, sealedLine) };
    });
  }
}

/** Passkeys by their names; what signs and what checks it stay out. They are few. */
async function* openedPasskeys(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const rows = await db.passkey.findMany({
    where: { userId },
    orderBy: { id: "asc" },
    omit: { credentialId: true, publicKey: true },
  });
  yield rows.map(({ sealedName, counter, ...row }) => ({
    ...row,
    name: cipher.open("Passkey", row.id, sealedName),
    counter: String(counter),
  }));
}

/** Quotes with their words. */
async function* openedQuotes(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const pages = paged((after) => db.quote.findMany({ ...PAGE, where: { userId, ...after } }));
  for await (const rows of pages) {
    yield rows.map(({ sealed, ...row }) => ({ ...row, ...openQuote(cipher, row.id, sealed) }));
  }
}

/** What the member said of quotes. */
async function* openedQuoteFeedback(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  let quoteId: { gt: string } | undefined;
  do {
    const rows = await db.quoteFeedback.findMany({
      where: { userId, ...(quoteId && { quoteId }) },
      orderBy: { quoteId: "asc" },
      take: PAGE_SIZE,
    });
    yield rows.map(({ sealed, ...row }) => ({ ...row, ...openFeedback(cipher, row.quoteId, sealed) }));
    const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
    quoteId = last && { gt: last.quoteId };
  } while (quoteId);
}

/** Insights with their words. */
async function* openedInsights(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const pages = paged((after) => db.insight.findMany({ ...PAGE, where: { userId, ...after } }));
  for await (const rows of pages) {
    yield rows.map(({ sealed, ...row }) => ({ ...row, text: cipher.open("Insight", row.id, sealed) }));
  }
}

/** The summary that the screens read. */
async function* openedSummary(db: Transaction, { id: userId }: Holder) {
  const row = await db.memberSummary.findUnique({
    where: { userId },
    select: { userId: true, changes: true, updatedAt: true },
  });
  if (row) yield [{ ...row, ...(await readSummary(db, userId)) }];
}

/** Devices that show reminders, with the address at the push service. They are few. */
async function* openedPushSubscriptions(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const rows = await db.pushSubscription.findMany({ where: { userId } });
  yield rows.map(({ sealed, ...row }) => ({
    ...row,
    endpoint: cipher.open("PushSubscription", row.id, sealed),
  }));
}

const PAGE = { orderBy: { id: "asc" as const }, take: PAGE_SIZE };

async function* paged<Row extends { id: string }>(
  read: (after: { id?: { gt: string } }) => Promise<Row[]>,
): AsyncGenerator<Row[], void, undefined> {
  let after: { id?: { gt: string } } = {};
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = { id: { gt: last.id } };
  }
}
