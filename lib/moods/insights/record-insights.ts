import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { keyedHash } from "@/lib/ground/hashes";
import { log } from "@/lib/ground/log";
import { lockSummary } from "@/lib/moods/stored-summary";
import type { Summary } from "@/lib/moods/summary";
import type { Insight } from "./observations";
import { freshInsights, insightsOf, REST_DAYS } from "./rules";

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
  const candidates = insights.map((insight) => ({ ...insight, topicHash: topicHash(userId, insight.topic) }));
  try {
    const db = await database();
    // Most days nothing is new: that is seen without a lock.
    if ((await rested(db, userId, candidates, at)).length === 0) return;
    await db.$transaction(async (tx) => {
      // Two check-ins at once can't both say the same.
      await lockSummary(tx, userId);
      await insert(tx, userId, await rested(tx, userId, candidates, at), at);
    });
  } catch (error) {
    logFailure(error);
  }
}

type Candidate = Insight & { topicHash: string };

async function rested(
  db: Transaction,
  userId: string,
  candidates: readonly Candidate[],
  at: Date,
): Promise<Candidate[]> {
  const since = new Date(at.getTime() - REST_DAYS * DAY);
  const resting = await db.insight.findMany({
    where: {
      userId,
      topicHash: { in: candidates.map((insight) => insight.topicHash) },
      createdAt: { gt: since },
    },
    select: { topicHash: true },
  });
  return freshInsights(candidates, new Set(resting.map((row) => row.topicHash)));
}

async function insert(tx: Transaction, userId: string, fresh: readonly Candidate[], at: Date): Promise<void> {
  const cipher = await memberCipher(tx, userId);
  await tx.insight.createMany({
    data: fresh.map(({ type, text, topicHash }) => {
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
