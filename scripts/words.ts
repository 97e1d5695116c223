import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { env } from "@/lib/config/env";
import { pages, printed } from "./words/pages";
import { scorecard } from "./words/scorecard";

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
