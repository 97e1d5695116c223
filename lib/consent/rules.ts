import type { MoodConsent } from "./schema";

/** Whether a check-in must wait for an answer: about keeping ratings, or about an AI that was not there before. */
export function mustAskForMoodConsent({ moodData, aiQuotes }: MoodConsent, usesAi: boolean): boolean {
  return !moodData?.granted || (usesAi && aiQuotes === null);
}

/**
 * Whether an AI may be asked for this member's quotes. Whoever agreed to the keeping of ratings was asked about AI
 * as well: there, only a yes counts.
 */
export function mayAskAi({ moodData, aiQuotes }: MoodConsent): boolean {
  return aiQuotes?.granted ?? moodData === null;
}
