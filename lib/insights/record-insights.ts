import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { MemberCipher } from "@/lib/db/encryption/member-cipher";
import { newId } from "@/lib/db/ids";
import { log } from "@/lib/log";
import type { Summary } from "@/lib/moods/summary";
import type { Insight } from "./insight";
import { freshInsights, insightsOf, REST_DAYS } from "./rules";
import { topicHash } from "./topic-hash";

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

/**
 * Stores the first few insights whose topic was not spoken of for a fortnight.
 *
 * Within the check-in's transaction, after its summary was changed: that row's lock lets one check-in of a member
 * in at a time, so that two at once can't both say the same. A savepoint keeps a failure from the check-in.
 */
export async function recordInsights(
  tx: Transaction,
  userId: string,
  cipher: MemberCipher,
  insights: readonly Insight[],
  at: Date,
): Promise<void> {
  if (insights.length === 0) return;
  await tx.$executeRaw`SAVEPOINT insights`;
  try {
    await insert(tx, userId, cipher, insights, at);
  } catch (error) {
    await tx.$executeRaw`ROLLBACK TO SAVEPOINT insights`;
    logFailure(error);
  }
}

async function insert(
  tx: Transaction,
  userId: string,
  cipher: MemberCipher,
  insights: readonly Insight[],
  at: Date,
): Promise<void> {
  const candidates = insights.map((insight) => ({ ...insight, topicHash: topicHash(userId, insight.topic) }));
  const since = new Date(at.getTime() - REST_DAYS * DAY);
  const resting = await tx.insight.findMany({
    where: {
      userId,
      topicHash: { in: candidates.map((insight) => insight.topicHash) },
      createdAt: { gt: since },
    },
    select: { topicHash: true },
  });
  const fresh = freshInsights(candidates, new Set(resting.map((row) => row.topicHash)));
  if (fresh.length === 0) return;
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
