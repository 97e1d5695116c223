import { crisisWords } from "@/lib/crisis/crisis-lines";

/** Questions and answers in schema.org's words. */
export function faqFacts(groups: readonly FaqGroup[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ entries }) =>
      entries.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.map(wordsOf).join(" ") },
      })),
    ),
  };
}

function wordsOf(block: FaqBlock): string {
  if (typeof block !== "string") return crisisWords(null);
  return block.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

/** A paragraph, whose words may hold `[links](/path)`, or the crisis lines. */
export type FaqBlock = string | { show: "crisis-lines" };

export interface FaqEntry {
  /** The anchor. Kept when the question changes, so that links from elsewhere stay good. */
  slug: string;
  question: string;
  answer: readonly FaqBlock[];
}

export interface FaqGroup {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}
