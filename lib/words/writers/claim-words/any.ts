/** One of these expressions. */
export const any = (...words: readonly string[]): string => words.join("|");
