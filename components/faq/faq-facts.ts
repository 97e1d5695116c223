import type { FaqGroup } from "./faq-entry";

/** Questions and answers in schema.org's words. */
export function faqFacts(groups: readonly FaqGroup[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ entries }) =>
      entries.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.map(withoutLinks).join(" ") },
      })),
    ),
  };
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
