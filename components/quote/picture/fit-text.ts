import { balancedLines, breakLines, cutPieces, type Measure } from "./break-lines";
import { linePieces, type Piece } from "./line-pieces";

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
