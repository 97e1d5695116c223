import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PICTURE_LOOKS } from "./draw-picture";

const tokens = readFileSync("app/tokens.css", "utf8");
const [day = "", night = ""] = tokens.split("html.dark {");

for (const [theme, block] of [
  ["light", day],
  ["dark", night],
] as const) {
  test(`a picture has the page's own colors, ${theme}`, () => {
    const { sky, ground, ink, honey, valley } = PICTURE_LOOKS[theme];
    const said = { "sky-top": sky, ground, ink, honey, sky: `url("${valley}")` };
    for (const [name, value] of Object.entries(said)) expect(block).toContain(`--${name}: ${value};`);
  });
}
