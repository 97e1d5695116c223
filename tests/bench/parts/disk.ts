import type { Row } from "../support/row";
import { CHECK_IN, DISK, type Disk } from "../support/seeded";
import type { Stage } from "../support/stage";

/** What a check-in leaves on PostgreSQL's disk, and what it writes to its log. */
export async function disk(stage: Stage): Promise<Row[]> {
  const { tables, log } = await stage.measured<Disk>("postgres", "disk");
  const bytes = CHECK_IN.reduce((sum, name) => sum + (tables[name] ?? 0), 0);
  const note = Object.entries(tables).map(([name, each]) => `${name} ${Math.round(each)}`);
  return [
    {
      figure: "Disk of a check-in with its quote, indexes included",
      value: Math.round(bytes),
      unit: "B",
      target: 650,
      goal: 400,
      note: note.join(", "),
    },
    ...(["short", "long"] as const).map((history) => ({
      figure: `Log written by a check-in at ${DISK[history].toLocaleString("en-GB")} entries`,
      value: Math.round(log[history]),
      unit: "B" as const,
      target: 4_000,
      goal: 2_500,
    })),
  ];
}
