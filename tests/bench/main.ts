import { chance } from "./parts/chance";
import { consoles } from "./parts/consoles";
import { cpu } from "./parts/cpu";
import { disk } from "./parts/disk";
import { history } from "./parts/history";
import { insights } from "./parts/insights";
import { interaction } from "./parts/interaction";
import { lighthouse } from "./parts/lighthouse";
import { load } from "./parts/load";
import { memory } from "./parts/memory";
import { operator } from "./parts/operator";
import { paint } from "./parts/paint";
import { press } from "./parts/press";
import { quiet } from "./parts/quiet";
import { scale } from "./parts/scale";
import { size } from "./parts/size";
import { sql } from "./parts/sql";
import { visit } from "./parts/visit";
import { printMisses, printTable, type Row, verdict } from "./support/row";
import { Stage } from "./support/stage";

/** Each gives rows of the table; a new one is a file in `parts` and a word here. */
const PARTS: Record<string, (stage: Stage) => Promise<Row[]>> = {
  cpu,
  visit,
  sql,
  history,
  disk,
  quiet,
  size,
  paint,
  interaction,
  press,
  lighthouse,
  memory,
  consoles,
  chance,
  insights,
};

/** Take minutes of their own: only where they are named. */
const ASKED_FOR: typeof PARTS = { load, operator, scale };

async function main(named: readonly string[]): Promise<void> {
  const all = { ...PARTS, ...ASKED_FOR };
  const unknown = named.find((name) => !(name in all));
  if (unknown) throw new Error(`There is no part "${unknown}"; there are: ${Object.keys(all).join(", ")}.`);
  const stage = new Stage();
  const rows: Row[] = [];
  try {
    for (const [name, part] of Object.entries(all)) {
      if (named.length > 0 ? !named.includes(name) : name in ASKED_FOR) continue;
      const started = performance.now();
      rows.push(...(await part(stage).catch((error: unknown) => failed(name, error))));
      console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
    }
  } finally {
    await stage.close();
  }
  console.log("");
  printTable(rows);
  printMisses(rows);
  process.exitCode = rows.some((row) => verdict(row) === "MISSED") ? 1 : 0;
}

/** The other parts still tell what they measure. */
function failed(name: string, error: unknown): Row[] {
  console.error(error);
  return [{ figure: `Part ${name} failed`, value: 1, target: 0 }];
}

// What was started and made is cleared away at exit.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
