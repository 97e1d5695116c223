import "server-only";
import { z } from "zod";
import { database } from "@/lib/db/client";
import { changeSummary } from "@/lib/moods/stored-summary";

/** Remembers, sealed with the member's key, whether the panel with the crisis lines stands folded for them. */
export async function setKnown(userId: string, { known }: KnownCrisisLines): Promise<KnownCrisisLines> {
  const db = await database();
  await db.$transaction((tx) =>
    changeSummary(tx, userId, (summary) => ({ ...summary, knowsCrisisLines: known })),
  );
  return { known };
}

/** Whether the member knows the crisis lines, and the panel with them stands folded. */
export const KnownCrisisLines = z.strictObject({ known: z.boolean() });
export type KnownCrisisLines = z.infer<typeof KnownCrisisLines>;
