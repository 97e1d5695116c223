/** Without what the member might say themselves: "tell them 'I'm not all right'". */
export function unquoted(text: string): string {
  return text.replace(/[“"][^”"]*[”"]|(?<!\w)[‘'](?:[^’']|['’](?=\w))*[’'](?!\w)/g, "");
}

export function sentencesIn(plain: string): string[] {
  return plain.split(/(?<=[.!?])\s+/);
}

/** What stands in the same clause before a place in a sentence. */
export function clauseBefore(sentence: string, index: number): string {
  // "Not very keen, or very sure of yourself" denies both.
  const before = sentence.slice(0, index).replace(/, (?=n?or\b)/g, " ");
  return before.slice(
    Math.max(...["\n", ",", ";", ":", "–", "—", " but ", " and "].map((mark) => before.lastIndexOf(mark))) +
      1,
  );
}
