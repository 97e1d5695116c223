/**
 * Phrases as one expression over lower-case text with straight apostrophes; none of them inside a longer word, though
 * one that begins with an apostrophe ends another: "they're", "it'll".
 */
export function whole(phrases: readonly string[]): RegExp {
  return new RegExp(`(?:(?<![\\w-])|(?=')(?<=\\w))(?:${phrases.join("|")})(?![\\w-])`);
}
