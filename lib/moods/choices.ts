import "server-only";
import { z } from "zod";
import { database } from "@/lib/db/client";
import { memberSummary } from "./queries";
import type { StreaksChoice } from "./schema";
import { changeSummary } from "./stored-summary";

/** Whether the member has streak, weekly goal and milestones shown. */
export async function streaksChoiceOf(userId: string): Promise<StreaksChoice> {
  return { isOn: !(await memberSummary(userId)).hidesStreaks };
}

/** Shows or hides them; they are counted on all the same. */
export async function showStreaks(userId: string, { isOn }: StreaksChoice): Promise<StreaksChoice> {
  const db = await database();
  await db.$transaction((tx) =>
    changeSummary(tx, userId, (summary) => ({ ...summary, hidesStreaks: !isOn })),
  );
  return { isOn };
}

/** Remembers, sealed with the member's key, whether the panel with the crisis lines stands folded for them. */
export async function setCrisisLinesKnown(
  userId: string,
  { known }: KnownCrisisLines,
): Promise<KnownCrisisLines> {
  const db = await database();
  await db.$transaction((tx) =>
    changeSummary(tx, userId, (summary) => ({ ...summary, knowsCrisisLines: known })),
  );
  return { known };
}

/** Whether the member knows the crisis lines, and the panel with them stands folded. */
export const KnownCrisisLines = z.strictObject({ known: z.boolean() });
export type KnownCrisisLines = z.infer<typeof KnownCrisisLines>;
