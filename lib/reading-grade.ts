import { syllable } from "syllable";

/** Words as a reader counts them: "five-minute" and "don't" are one each. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * The Flesch–Kincaid reading grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 *
 * Source: Kincaid, Fishburne, Rogers and Chissom, "Derivation of New Readability Formulas for
 * Navy Enlisted Personnel", Research Branch Report 8-75, 1975.
 */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const sentences = Math.max(1, text.match(/[.!?…]+(?=["'”’)\s]|$)/g)?.length ?? 0);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
