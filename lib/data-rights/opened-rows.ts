import "server-only";
import { unpackCheckIn } from "@/lib/check-ins/levels";
import type { Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { openLine } from "@/lib/moods/stored-entry";
import { readSummary } from "@/lib/moods/stored-summary";
import { openFeedback, openQuote } from "@/lib/words/stored-quote";

/** How many rows are in memory at a time. */
const PAGE_SIZE = 500;

/** Check-ins with all that the member told in them, and their own line. */
export async function* openedStates(db: Transaction, { id: userId }: Holder) {
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
export async function* openedPasskeys(db: Transaction, { id: userId }: Holder) {
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
export async function* openedQuotes(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const pages = paged((after) => db.quote.findMany({ ...PAGE, where: { userId, ...after } }));
  for await (const rows of pages) {
    yield rows.map(({ sealed, ...row }) => ({ ...row, ...openQuote(cipher, row.id, sealed) }));
  }
}

/** What the member said of quotes. */
export async function* openedQuoteFeedback(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const rows = await db.quoteFeedback.findMany({ where: { userId }, orderBy: { quoteId: "asc" } });
  yield rows.map(({ sealed, ...row }) => ({ ...row, ...openFeedback(cipher, row.quoteId, sealed) }));
}

/** Insights with their words. */
export async function* openedInsights(db: Transaction, { id: userId }: Holder) {
  const cipher = await memberCipher(db, userId);
  const pages = paged((after) => db.insight.findMany({ ...PAGE, where: { userId, ...after } }));
  for await (const rows of pages) {
    yield rows.map(({ sealed, ...row }) => ({ ...row, text: cipher.open("Insight", row.id, sealed) }));
  }
}

/** The summary that the screens read. */
export async function* openedSummary(db: Transaction, { id: userId }: Holder) {
  const row = await db.memberSummary.findUnique({
    where: { userId },
    select: { userId: true, changes: true, updatedAt: true },
  });
  if (row) yield [{ ...row, ...(await readSummary(db, userId)) }];
}

/** Devices that show reminders, with the address at the push service. They are few. */
export async function* openedPushSubscriptions(db: Transaction, { id: userId }: Holder) {
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

export interface Holder {
  id: string;
  email: string;
  emailVerified: boolean;
}
