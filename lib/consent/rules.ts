import { POLICY_VERSION } from "./consent-mark";
import type { Choice } from "./purposes";
import type { MoodConsent } from "./schema";

/** Whether a check-in must wait for an answer: about keeping ratings, or about an AI that was not there before. */
export function mustAskForMoodConsent({ moodData, aiQuotes }: MoodConsent, usesAi: boolean): boolean {
  return !moodData?.granted || (usesAi && aiQuotes === null);
}

/** Whether an AI may be asked for a member's quotes: only after a yes to exactly that, under the present policy. */
export function mayAskAi(choice: Pick<Choice, "granted" | "policyVersion"> | undefined): boolean {
  return choice?.granted === true && choice.policyVersion === POLICY_VERSION;
}
