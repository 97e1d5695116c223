import { THEME_COLORS, type Theme } from "@/lib/http/theme-script";
import { fitText } from "./fit-text";

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
