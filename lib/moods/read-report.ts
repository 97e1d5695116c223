import "server-only";
import { clearPatterns, type Pattern } from "./insights/rules";
import { entriesBetween, memberSummary } from "./queries";
import { type Report, reportOf } from "./report";
import type { Period } from "./report-period";

/** The member's report of a period, and the patterns that the last look at their entries found. */
export async function readReport(
  userId: string,
  period: Period,
  { withLines }: { withLines: boolean },
): Promise<Report & { patterns: Pattern[] }> {
  const [entries, { look }] = await Promise.all([
    entriesBetween(userId, period, { withLines }),
    memberSummary(userId),
  ]);
  return { ...reportOf(entries, period), patterns: clearPatterns(look) };
}
