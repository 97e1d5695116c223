import type { Levels, TimeOfDay } from "@/lib/check-ins/dimensions";
import { packLevels } from "@/lib/check-ins/levels";
import type { Database } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/ciphers";
import { newId } from "@/lib/db/ids";
import { rebuildSummary } from "@/lib/moods/stored-summary";
import { localDate } from "@/lib/time/clock";
import { sealQuote } from "@/lib/words/stored-quote";

export const TIME_ZONE = "Europe/London";
const AT_ONCE = 500;

/** A check-in of a made-up history. */
export interface Day {
  at: Date;
  levels: Levels;
  timeOfDay: TimeOfDay;
}

/** Stores a history as check-ins leave it behind, but many in a statement. */
export async function insertHistory(db: Database, userId: string, days: readonly Day[]): Promise<void> {
  const cipher = await memberCipher(db, userId);
  const rows = days.map(({ at, levels, timeOfDay }) => {
    const [entryId, quoteId] = [newId(at), newId(at)];
    const content = { text: WORDS, reason: "It leaned on rest: poor, and hope: some. In the morning." };
    return {
      entry: {
        id: entryId,
        userId,
        localDate: localDate(at, TIME_ZONE),
        timeOfDay,
        sealed: cipher.seal("EmotionalState", entryId, packLevels(levels)),
        createdAt: at,
      },
      quote: {
        id: quoteId,
        userId,
        emotionalStateId: entryId,
        sealed: sealQuote(cipher, quoteId, content),
        source: "library" as const,
        createdAt: at,
      },
    };
  });
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const some = rows.slice(first, first + AT_ONCE);
    await db.emotionalState.createMany({ data: some.map((row) => row.entry) });
    await db.quote.createMany({ data: some.map((row) => row.quote) });
  }
  if (rows.length > 0) await db.$transaction((tx) => rebuildSummary(tx, userId), { timeout: 60_000 });
}

/** As long as the composer's words are. */
const WORDS =
  "Some days ask for more than they give, and you noticed that this is one of them. You kept a little hope anyway, " +
  "and that is yours. Put one thing down for the next hour. The evening can be small and still be enough.";
