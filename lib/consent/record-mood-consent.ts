import "server-only";
import { database } from "@/lib/db/client";
import { consentsOf } from "./queries";
import { recordChoices } from "./record-choices";
import type { Consents, MoodConsentInput } from "./schema";

/** Records what the member allows to be done with their ratings, and answers all of it as it now stands. */
export async function recordMoodConsent(
  userId: string,
  { moodData, aiQuotes }: MoodConsentInput,
): Promise<Consents> {
  await recordChoices(
    await database(),
    { userId },
    {
      ...(moodData === undefined ? {} : { mood_data: moodData }),
      ...(aiQuotes === undefined ? {} : { ai_quotes: aiQuotes }),
    },
  );
  return consentsOf(userId);
}
