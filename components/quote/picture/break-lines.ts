import { characters, type Piece } from "./line-pieces";

/** How wide a text is, in the unit of the widths that go with it. */
export type Measure = (text: string) => number;

/**
 * Fills lines one after the other; a space at the end of a line is gone.
 *
 * @returns null where a piece is wider than a line
 */
export function breakLines(pieces: readonly Piece[], width: number, measure: Measure): string[] | null {
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
export function balancedLines(pieces: readonly Piece[], width: number, measure: Measure): string[] | null {
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
export function cutPieces(pieces: readonly Piece[], width: number, measure: Measure): Piece[] {
  return pieces.flatMap((piece) => {
    if (measure(piece.text) <= width) return [piece];
    return characters(piece.text).map((text, index) => ({ text, spaced: piece.spaced && index === 0 }));
  });
}
