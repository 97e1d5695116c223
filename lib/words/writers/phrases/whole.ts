/** Phrases as one expression over lower-case text with straight apostrophes; none of them inside a longer word. */
export function whole(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${phrases.join("|")})(?![\\w-])`);
}
