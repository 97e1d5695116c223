import type { Row } from "../support/row";
import type { Scale } from "../support/seeded";
import { CHECK_IN } from "../support/seeded";
import type { Stage } from "../support/stage";

const { SCALE_MEMBERS = "10000", SCALE_USERS = "1000000" } = process.env;

/** Whether pages and consoles keep their pace in a full database, and how large that is. */
export async function scale(stage: Stage): Promise<Row[]> {
  const more = { SCALE_MEMBERS, SCALE_USERS, TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? "" };
  const measured = await stage.measured<Scale>("postgres", "scale", more);
  const { pages, consoles, tables, checkIns, slowest } = measured;
  const bytes = tables
    .filter(({ name }) => CHECK_IN.includes(name))
    .reduce((sum, { table, indexes }) => sum + table + indexes, 0);
  for (const { name, rows, table, indexes } of tables)
    console.log(`${name.padEnd(22)} ${Math.round(rows)} rows, ${mb(table)} and ${mb(indexes)} of indexes`);
  for (const { name, ms, blocks, text } of slowest)
    console.log(
      `${ms.toFixed(1)} ms, ${blocks} blocks, ${name}: ${text.replaceAll(/\s+/g, " ").slice(0, 110)}`,
    );
  const [crowd, users] = [SCALE_MEMBERS, SCALE_USERS].map((count) => Number(count).toLocaleString("en-GB"));
  return [
    ...rowsOf(
      pages,
      { target: 1.1, goal: 1.02 },
      (name) => `What ${name} reads, ${crowd} members ÷ nobody else`,
    ),
    ...rowsOf(consoles, { target: 2, goal: 1.2 }, (name) => `Console of ${name}, ${users} ÷ 1,000 users`),
    { figure: "Users' figures counted anew, at most once a minute", value: measured.recount, unit: "ms" },
    { figure: "Check-ins in the full database", value: checkIns },
    {
      figure: "Disk of one with its quote, indexes included",
      value: Math.round(bytes / checkIns),
      unit: "B",
    },
    { figure: "Filling it, seconds", value: Math.round(measured.fillSeconds) },
    { figure: "VACUUM ANALYZE, seconds", value: Math.round(measured.vacuumSeconds) },
  ];
}

function rowsOf(
  figures: Scale["pages"],
  bounds: Pick<Row, "target" | "goal">,
  figure: (name: string) => string,
): Row[] {
  return Object.entries(figures).map(([name, { ratio, few, many }]) => ({
    figure: figure(name),
    value: ratio,
    ...bounds,
    note: `${many.toFixed(2)} ÷ ${few.toFixed(2)} ms`,
  }));
}

function mb(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
