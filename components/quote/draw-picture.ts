import { THEME_COLORS, type Theme } from "@/lib/http/theme-script";

/** Upright, four to five: what feeds and stories show whole. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 108;
/** Between the upper edge and the sun, or the moon, of the valley. */
const PLACE = { top: 100, height: 752 };
const SUN = { radius: 40, below: 52 };
const TYPE = { largest: 104, smallest: 28, leading: 1.33 };
/** The valley's file is 3200 by 560; this part of it has the house in the middle. */
const VALLEY = { scale: 1.2, width: 3200, height: 560, left: 1195, bottom: 1294 };
/** Its letter stands a little inside its file: `inset` brings it to the margin. */
const LOGO = { width: 226, height: 60, inset: 11, bottom: 1300 };
const RIGHT_TO_LEFT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Draws a quote, and nothing else about its member, as a PNG. */
export async function drawPicture(text: string, theme: Theme): Promise<Blob> {
  const look = PICTURE_LOOKS[theme];
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  const family = await displayFace(text);
  await drawValley(context, look);
  drawWords(context, text, family, look);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty."))), "image/png");
  });
}

/** The page's own face, with the files of it that this text needs. Without them the next face stands in. */
async function displayFace(text: string): Promise<string> {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font-display");
  await document.fonts.load(face(1, family), text).catch(() => []);
  return family;
}

function face(size: number, family: string): string {
  return `500 ${size}px ${family}`;
}

async function drawValley(context: CanvasRenderingContext2D, look: PictureLook): Promise<void> {
  const { scale, left, bottom } = VALLEY;
  const [width, height] = [VALLEY.width * scale, VALLEY.height * scale];
  const [valley, logo] = await Promise.all([
    loadDrawing(look.valley, width, height),
    loadDrawing(look.logo, LOGO.width, LOGO.height),
  ]);
  context.fillStyle = look.sky;
  context.fillRect(0, 0, WIDTH, bottom);
  context.fillStyle = look.ground;
  context.fillRect(0, bottom - 1, WIDTH, HEIGHT - bottom + 1);
  context.drawImage(valley, -left * scale, bottom - height, width, height);
  context.drawImage(logo, MARGIN - LOGO.inset, LOGO.bottom - LOGO.height, LOGO.width, LOGO.height);
}

/** The words under the half sun, both in the middle of the sky. */
function drawWords(context: CanvasRenderingContext2D, text: string, family: string, look: PictureLook): void {
  const head = SUN.radius + SUN.below;
  const frame = { width: WIDTH - 2 * MARGIN, height: PLACE.height - head, ...TYPE };
  context.font = face(100, family);
  const { size, lines } = fitText(text, frame, (part) => context.measureText(part).width / 100);
  const leading = size * TYPE.leading;
  const top = PLACE.top + Math.max(0, (frame.height - lines.length * leading) / 2);
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  drawSun(context, top + SUN.radius, isRightToLeft, look);
  context.fillStyle = look.ink;
  context.font = face(size, family);
  context.direction = isRightToLeft ? "rtl" : "ltr";
  context.textBaseline = "alphabetic";
  for (const [index, line] of lines.entries()) {
    context.fillText(line, isRightToLeft ? WIDTH - MARGIN : MARGIN, top + head + index * leading + size);
  }
}

function drawSun(
  context: CanvasRenderingContext2D,
  y: number,
  isRightToLeft: boolean,
  look: PictureLook,
): void {
  const x = isRightToLeft ? WIDTH - MARGIN - SUN.radius : MARGIN + SUN.radius;
  context.fillStyle = look.honey;
  context.beginPath();
  context.arc(x, y, SUN.radius, Math.PI, 0);
  context.fill();
  context.globalAlpha = 0.55;
  context.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, 3);
  context.globalAlpha = 1;
}

/**
 * One of our drawings as an image of a given size. Its file names no size, and a canvas draws a drawing without one
 * blurred or, in Firefox, not at all.
 */
async function loadDrawing(path: string, width: number, height: number): Promise<HTMLImageElement> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  const source = (await reply.text()).replace("<svg ", `<svg width="${width}" height="${height}" `);
  const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

interface PictureLook {
  sky: string;
  ground: string;
  ink: string;
  honey: string;
  valley: string;
  logo: string;
}

/** The tokens of both hours: the page itself knows only the one it shows. */
export const PICTURE_LOOKS: Readonly<Record<Theme, PictureLook>> = {
  light: {
    sky: THEME_COLORS.light,
    ground: "#f1f4ee",
    ink: "#1b2e30",
    honey: "#f2b650",
    valley: "/art/valley-morning.svg",
    logo: "/art/logo.svg",
  },
  dark: {
    sky: THEME_COLORS.dark,
    ground: "#0f191b",
    ink: "#eef1e9",
    honey: "#f3be68",
    valley: "/art/valley-night.svg",
    logo: "/art/logo-dark.svg",
  },
};

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
