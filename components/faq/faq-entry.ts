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
