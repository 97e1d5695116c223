export interface FaqEntry {
  /** The anchor. Kept when the question changes, so that links from elsewhere stay good. */
  slug: string;
  question: string;
  /** Paragraphs; words may hold `[links](/path)`. */
  answer: readonly string[];
}

export interface FaqGroup {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}
