/** What stays together on a line. */
export interface Piece {
  text: string;
  /** Whether a space parts it from the piece before. */
  spaced: boolean;
}

/** Letters and signs of the scripts that are written without spaces, and emoji. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff65…]/u;
/** What never begins a line, and what never ends one. */
const CLOSING = /[\p{Pe}\p{Pf}、。，．！？：；…・ー々ゝヽぁぃぅぇぉっゃゅょァィゥェォッャュョๆ]/u;
const OPENING = /[\p{Ps}\p{Pi}]/u;
/** Spaces that may become the end of a line: all but the ones made to hold. */
const SPACES = /[^\S\u00a0\u2007\u202f]+/u;
const AFTER_DASH = /(?<=\p{L}[-\u2010\u2013\u2014])(?=\p{L})/u;

/**
 * Where a text may be broken into lines: at spaces, after a dash within a word, and between words of scripts that
 * are written without spaces. A small part of UAX #14, as much as a quote needs.
 */
export function linePieces(text: string): Piece[] {
  const words = text.split(SPACES).filter((word) => word !== "");
  return words.flatMap((word) =>
    word
      .split(AFTER_DASH)
      .flatMap(unspacedWords)
      .map((part, index) => ({ text: part, spaced: index === 0 })),
  );
}

/** The characters as people see them: an emoji of several signs is one. */
export function characters(text: string): string[] {
  return segments(text, "grapheme");
}

function unspacedWords(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  const parts: string[] = [];
  for (const segment of segments(word, "word")) {
    const before = parts.at(-1);
    if (before !== undefined && !mayPart(before, segment)) parts.splice(-1, 1, before + segment);
    else parts.push(segment);
  }
  return parts;
}

function mayPart(before: string, after: string): boolean {
  const last = characters(before).at(-1) ?? "";
  const first = characters(after)[0] ?? "";
  return UNSPACED.test(last) && UNSPACED.test(first) && !OPENING.test(last) && !CLOSING.test(first);
}

function segments(text: string, granularity: "grapheme" | "word"): string[] {
  return Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment);
}
