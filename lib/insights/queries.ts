import "server-only";
import { database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/member-cipher";
import type { Analytics } from "@/lib/moods/schema";

/** What was noticed of late, newest first. */
export async function recentInsights(userId: string, limit = 10): Promise<Analytics["recentInsights"]> {
  const db = await database();
  const rows = await db.insight.findMany({
    where: { userId },
    orderBy: { id: "desc" },
    take: limit,
    select: { id: true, type: true, sealed: true, createdAt: true },
  });
  if (rows.length === 0) return [];
  const cipher = await memberCipher(db, userId);
  return rows.map(({ id, type, sealed, createdAt }) => ({
    id,
    insightType: type,
    insightText: cipher.open("Insight", id, sealed),
    createdAt: createdAt.toISOString(),
  }));
}
