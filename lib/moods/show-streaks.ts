import "server-only";
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
