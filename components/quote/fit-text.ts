export interface Frame {
  width: number;
  height: number;
  /** The largest and the smallest type. A text too long for the smallest one runs on. */
  largest: number;
  smallest: number;
  /** From line to line, in sizes of the type. */
  leading: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/**
 * Sets a text as large as its frame takes, in even lines. Words stay whole at a smaller size rather than being cut
 * at a larger one.
 *
 * @param measure the width of a text in type of size 1
 */
export function fitText(text: string, frame: Frame, measure: Measure): FittedText {
  const pieces = linePieces(text);
  return (
    largestFitting(frame, measure, () => pieces) ??
    largestFitting(frame, measure, (width) => cutPieces(pieces, width, measure)) ??
    evenly(cutPieces(pieces, frame.width / frame.smallest, measure), frame.smallest, frame, measure)
  );
}

const SIZE_STEP = 2;

/** @param piecesFor what is set in lines of a width */
function largestFitting(
  frame: Frame,
  measure: Measure,
  piecesFor: (width: number) => readonly Piece[],
): FittedText | undefined {
  for (let size = frame.largest; size >= frame.smallest; size -= SIZE_STEP) {
    const width = frame.width / size;
    const pieces = piecesFor(width);
    const lines = breakLines(pieces, width, measure);
    const fits = lines !== null && lines.length * size * frame.leading <= frame.height;
    if (fits) return evenly(pieces, size, frame, measure);
  }
}

function evenly(pieces: readonly Piece[], size: number, { width }: Frame, measure: Measure): FittedText {
  return { size, lines: balancedLines(pieces, width / size, measure) ?? [] };
}

/** How wide a text is, in the unit of the widths that go with it. */
type Measure = (text: string) => number;

/**
 * Fills lines one after the other; a space at the end of a line is gone.
 *
 * @returns null where a piece is wider than a line
 */
function breakLines(pieces: readonly Piece[], width: number, measure: Measure): string[] | null {
  const lines: string[] = [];
  for (const { text, spaced } of pieces) {
    const line = lines.at(-1);
    const longer = line === undefined ? text : `${line}${spaced ? " " : ""}${text}`;
    if (line !== undefined && measure(longer) <= width) lines.splice(-1, 1, longer);
    else if (measure(text) <= width) lines.push(text);
    else return null;
  }
  return lines;
}

/** The same number of lines, made as even as they can be: no word is left alone below a full line. */
function balancedLines(pieces: readonly Piece[], width: number, measure: Measure): string[] | null {
  let best = breakLines(pieces, width, measure);
  let [narrow, wide] = [width / 2, width];
  for (let step = 0; best !== null && step < 8; step++) {
    const middle = (narrow + wide) / 2;
    const lines = breakLines(pieces, middle, measure);
    if (lines !== null && lines.length === best.length) [best, wide] = [lines, middle];
    else narrow = middle;
  }
  return best;
}

/** Cuts what is wider than a line, between characters. */
function cutPieces(pieces: readonly Piece[], width: number, measure: Measure): Piece[] {
  return pieces.flatMap((piece) => {
    if (measure(piece.text) <= width) return [piece];
    return characters(piece.text).map((text, index) => ({ text, spaced: piece.spaced && index === 0 }));
  });
}

/** What stays together on a line. */
interface Piece {
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
