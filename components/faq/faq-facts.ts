import { crisisWords } from "@/lib/crisis/crisis-lines";
import type { FaqBlock, FaqGroup } from "./faq-entry";

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
