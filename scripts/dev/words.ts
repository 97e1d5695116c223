import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DIMENSION, DIMENSION_KEYS, easeOf, wordFor } from "@/lib/check-ins/dimensions";
import { env } from "@/lib/config/env";
import { type Entry, libraryByKind } from "@/lib/words/library";
import { type Row, scorecard, sixtyDays } from "./scorecard";
import { type State, TEMPERAMENTS } from "./states";

/** Pages to read: the scorecard, the library by kind, and what members of each temperament read in sixty days. */
function pages(rows: readonly Row[], seed: string): ReadonlyMap<string, string> {
  const kinds = Object.entries(libraryByKind());
  const made = new Map<string, string>();
  for (const [kind, entries] of kinds)
    made.set(`library-${kind}.html`, page(kind, entries.map(entryCard).join("")));
  for (const temperament of TEMPERAMENTS) {
    const days = [...sixtyDays(seed, temperament)];
    const cards = days.map(({ state, kind, chosen }) =>
      card(`${kind}: ${stateLine(state)}`, chosen.text, chosen.id),
    );
    made.set(
      `sixty-days-${temperament.name.replaceAll(/\W+/g, "-")}.html`,
      page(temperament.name, cards.join("")),
    );
  }
  const links = [...made.keys()].map((name) => `<li><a href="${name}">${name.replace(".html", "")}</a></li>`);
  made.set("index.html", page("Words", `${table(rows)}<ul>${links.join("")}</ul>`));
  return made;
}

/** The scorecard for a terminal. */
function printed(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, value, target, isMet }) => {
      const verdict = isMet === null ? "" : isMet ? "met" : "MISSED";
      return `${name.padEnd(width)}  ${value.padStart(8)}  ${target.padEnd(14)}${verdict}`;
    })
    .join("\n");
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(
    ({ name, value, target, isMet }) =>
      `<tr><td>${escaped(name)}<td>${value}<td>${target}<td>${isMet === null ? "" : isMet ? "met" : "<b>missed</b>"}`,
  );
  return `<table><tr><th>What<th>Measured<th>Target<th>${cells.join("")}</table>`;
}

function entryCard(entry: Entry): string {
  const names = entry.spoken.map((key) => `${DIMENSION[key].label} ${entry.names[key]?.join(" ")}`);
  return card(
    `${names.join(", ") || "any rating"} · ${entry.times.join(", ")} · ${entry.gives}`,
    entry.text,
    entry.id,
  );
}

function stateLine({ levels, timeOfDay }: State): string {
  const loud = DIMENSION_KEYS.filter((key) => levels[key] !== 3).sort(
    (a, b) =>
      Math.abs(easeOf(b, levels) - 3) - Math.abs(easeOf(a, levels) - 3) ||
      easeOf(a, levels) - easeOf(b, levels),
  );
  return `${timeOfDay}; ${loud.map((key) => `${DIMENSION[key].label} ${levels[key]} (${wordFor(key, levels[key])})`).join(", ")}`;
}

function card(about: string, text: string, id: string): string {
  return `<article><small>${escaped(about)} <i>${escaped(id)}</i></small><p>${escaped(text)}</p></article>`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${escaped(title)}</title><style>
body{font:17px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem}small{color:#666}p{margin:.2rem 0 1.4rem}
td,th{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid #ddd}</style><h1>${escaped(title)}</h1>${body}</html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const SEED = "hearten";

/** `npm run words`: measures the library of words and writes it as pages to read. Ends with 1 when a target is missed. */
function main(): void {
  const folder = join(env().dataDir, "words");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const rows = scorecard(SEED);
  for (const [name, html] of pages(rows, SEED)) writeFileSync(join(folder, name), html);
  console.log(`${printed(rows)}\n\nOpen ${pathToFileURL(join(folder, "index.html")).href}`);
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

main();
