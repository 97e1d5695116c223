import { sentencesOf } from "@/lib/words/library";

/** So many words in a row that were read lately are a repeat. */
const REPEATED_RUN = 5;

/** A sentence, or so many words in a row, from what was read lately. */
export function isRepeat(text: string, recentTexts: readonly string[]): boolean {
  const read = recentTexts.flatMap(sentencesOf);
  const known = new Set(read);
  const runs = new Set(read.flatMap(runsOf));
  return sentencesOf(text).some(
    (sentence) => known.has(sentence) || runsOf(sentence).some((run) => runs.has(run)),
  );
}

function runsOf(sentence: string): string[] {
  const words = sentence.split(" ");
  return words.slice(REPEATED_RUN - 1).map((_, index) => words.slice(index, index + REPEATED_RUN).join(" "));
}
