import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { inTurns } from "@/lib/ground/each-of-many";
import { keyedHash } from "@/lib/ground/hashes";
import { log } from "@/lib/ground/log";
import { lockSummary } from "@/lib/moods/stored-summary";
import type { Summary } from "@/lib/moods/summary";
import { freshInsights, type Insight, insightsOf, REST_DAYS } from "./rules";

const DAY = 86_400_000;

/** What the entries show, found outside any transaction: nobody waits for arithmetic. A failure shows nothing. */
export function noticedIn(summary: Summary): Insight[] {
  try {
    return insightsOf(summary);
  } catch (error) {
    logFailure(error);
    return [];
  }
}

/** Stores the first few insights whose topic was not spoken of for a fortnight. A failure stores nothing. */
export async function recordInsights(userId: string, insights: readonly Insight[], at: Date): Promise<void> {
  if (insights.length === 0) return;
  const candidates = withTopics(userId, insights);
  try {
    const db = await database();
    // Most days nothing is new: that is seen without a lock.
    if ((await rested(db, userId, candidates, at)).length === 0) return;
    await db.$transaction(async (tx) => {
      // Two check-ins at once can't both say the same.
      await lockSummary(tx, userId);
      const fresh = await rested(tx, userId, candidates, at);
      await insert(
        tx,
        userId,
        fresh.map((insight) => ({ ...insight, at })),
      );
    });
  } catch (error) {
    logFailure(error);
  }
}

/** What one entry showed once it was counted in. */
export interface Noticed {
  at: Date;
  insights: readonly Insight[];
}

/**
 * Stores what entries show, oldest first, in place of all that was stored since an instant; within the transaction
 * that changed an entry from then.
 */
export async function replaceInsights(
  tx: Transaction,
  userId: string,
  since: Date,
  noticed: readonly Noticed[],
): Promise<void> {
  await tx.insight.deleteMany({ where: { userId, createdAt: { gte: since } } });
  const before = await tx.insight.findMany({
    where: { userId, createdAt: { gt: restedSince(since) } },
    orderBy: { createdAt: "asc" },
    select: { topicHash: true, createdAt: true },
  });
  const lastSaid = new Map(before.map((row) => [row.topicHash, row.createdAt]));
  const said: (Candidate & { at: Date })[] = [];
  await inTurns(noticed, ({ at, insights }) => {
    if (insights.length === 0) return;
    const rested = restedSince(at);
    const resting = [...lastSaid].filter(([, last]) => last > rested).map(([topic]) => topic);
    const fresh = freshInsights(withTopics(userId, insights), new Set(resting));
    for (const insight of fresh) lastSaid.set(insight.topicHash, at);
    said.push(...fresh.map((insight) => ({ ...insight, at })));
  });
  await insert(tx, userId, said);
}

type Candidate = Insight & { topicHash: string };

function withTopics(userId: string, insights: readonly Insight[]): Candidate[] {
  return insights.map((insight) => ({ ...insight, topicHash: topicHash(userId, insight.topic) }));
}

/** What was said after this rests at an instant. */
function restedSince(at: Date): Date {
  return new Date(at.getTime() - REST_DAYS * DAY);
}

async function rested(
  db: Transaction,
  userId: string,
  candidates: readonly Candidate[],
  at: Date,
): Promise<Candidate[]> {
  const resting = await db.insight.findMany({
    where: {
      userId,
      topicHash: { in: candidates.map((insight) => insight.topicHash) },
      createdAt: { gt: restedSince(at) },
    },
    select: { topicHash: true },
  });
  return freshInsights(candidates, new Set(resting.map((row) => row.topicHash)));
}

async function insert(
  tx: Transaction,
  userId: string,
  fresh: readonly (Candidate & { at: Date })[],
): Promise<void> {
  const cipher = await memberCipher(tx, userId);
  await tx.insight.createMany({
    data: fresh.map(({ type, text, topicHash, at }) => {
      const id = newId(at);
      return { id, userId, type, topicHash, sealed: cipher.seal("Insight", id, text), createdAt: at };
    }),
  });
}

function logFailure(error: unknown): void {
  log.error({ event: "insights_failed", kind: error instanceof Error ? error.name : typeof error });
}

/** Keyed and bound to the member, so that the table tells nobody what was spoken of. */
function topicHash(userId: string, topic: string): string {
  return keyedHash("insight", `${userId} ${topic}`);
}
