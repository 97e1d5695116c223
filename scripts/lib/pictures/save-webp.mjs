import { mkdirSync, writeFileSync } from "node:fs";
import { inRoot } from "../root.mjs";

const QUALITY = 0.82;

/** Keeps what the page shows as `public/pictures/<name>.webp`; the browser itself writes the format. */
export async function saveWebp(page, name, scale) {
  const { width, height } = page.viewportSize();
  const png = (await page.screenshot()).toString("base64");
  // A page of its own: the app's security policy has no say there.
  const desk = await page.context().newPage();
  const url = await desk.evaluate(paint, { png, width: width * scale, height: height * scale, QUALITY });
  await desk.close();
  writeFileSync(inPictures(`${name}.webp`), Buffer.from(url.split(",")[1], "base64"));
}

export function inPictures(file) {
  mkdirSync(inRoot("public/pictures"), { recursive: true });
  return inRoot("public/pictures", file);
}

/* Runs in the browser. */
async function paint({ png, width, height, QUALITY: quality }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}
