import "server-only";
import { unpackLevels } from "@/lib/check-ins/levels";
import { database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { openLine } from "./entry-line";
import { clearPatterns, type Pattern } from "./insights/patterns";
import { memberSummary } from "./queries";
import { type Report, type ReportEntry, reportOf } from "./report";
import type { Period } from "./report-period";
import { idsOfDays } from "./stored-entry";

/** The member's report of a period, and the patterns that the last look at their entries found. */
export async function readReport(
  userId: string,
  period: Period,
  { withLines }: { withLines: boolean },
): Promise<Report & { patterns: Pattern[] }> {
  const [entries, { look }] = await Promise.all([
    entriesIn(userId, period, withLines),
    memberSummary(userId),
  ]);
  return { ...reportOf(entries, period), patterns: clearPatterns(look) };
}

/** In the order of their days; a line that is not to be told stays closed. */
async function entriesIn(userId: string, { from, to }: Period, withLines: boolean): Promise<ReportEntry[]> {
  const db = await database();
  const rows = await db.emotionalState.findMany({
    where: { userId, localDate: { gte: from, lte: to }, id: idsOfDays(from, to) },
    orderBy: [{ localDate: "asc" }, { id: "asc" }],
    select: { id: true, sealed: true, sealedLine: true, localDate: true },
  });
  const cipher = await memberCipher(db, userId);
  return rows.map(({ id, sealed, sealedLine, localDate }) => ({
    localDate,
    levels: unpackLevels(cipher.open("EmotionalState", id, sealed)),
    line: withLines ? openLine(cipher, id, sealedLine) : null,
  }));
}
