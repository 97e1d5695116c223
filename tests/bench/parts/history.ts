import type { DatabaseKind } from "@/tests/e2e/support/app";
import { measure, median, ratio } from "../support/load";
import { signedIn } from "../support/members";
import type { Row } from "../support/row";
import type { Stage } from "../support/stage";

/** Whether a long history costs more than a short one. The embedded database's own time is in the process's. */
export async function history(stage: Stage): Promise<Row[]> {
  return [...(await rowsOn(stage, "postgres")), ...(await rowsOn(stage, "embedded"))];
}

async function rowsOn(stage: Stage, database: DatabaseKind): Promise<Row[]> {
  const ours = await stage.ours(database);
  const { short, long, lastPage } = ours;
  const target = (path: string, token: string) => ({
    server: ours,
    ask: () => ({ path, headers: signedIn(token) }),
  });
  const figures = await measure({
    few: target("/api/user/analytics", short),
    many: target("/api/user/analytics", long),
    first: target("/api/user/entries", long),
    last: target(`/api/user/entries?before=${lastPage}`, long),
  });
  const note = (one: number[], other: number[]) =>
    `${median(one).toFixed(2)} ÷ ${median(other).toFixed(2)} ms`;
  return [
    {
      figure: `Analytics at 3,650 ÷ at 30 entries, ${database}`,
      value: ratio(figures.many, figures.few),
      target: 1.2,
      goal: 1.05,
      note: note(figures.many, figures.few),
    },
    {
      figure: `Progress, last page ÷ first, ${database}`,
      value: ratio(figures.last, figures.first),
      target: 1.1,
      note: note(figures.last, figures.first),
    },
  ];
}
