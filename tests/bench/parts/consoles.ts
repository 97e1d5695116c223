import { type Ask, askOnce, measure, median, ratio } from "../support/load";
import { signedIn } from "../support/members";
import type { Row } from "../support/row";
import type { Consoles, Stage } from "../support/stage";
import { statements } from "../support/statements";

const FEW = 200;
const MANY = 100_000;

const READS = {
  "first paint": "/admin/users",
  "search, a few found": "/api/admin/users?q=user-99-",
  "search, a tenth found": "/api/admin/users?q=maya",
} as const;

const PAGES = ["/admin/users", "/admin/newsletter", "/admin/audit"];

/** Whether the consoles keep their pace with many users. The embedded database's own time is in the process's. */
export async function consoles(stage: Stage): Promise<Row[]> {
  const few = await stage.consoles(FEW);
  const many = await stage.consoles(MANY);
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(READS)) {
    const target = (server: Consoles) => ({ server, ask: () => asAdmin(server, path) });
    const figures = await measure({ few: target(few), many: target(many) }, { warmUp: 50, perRound: 10 });
    rows.push({
      figure: `Users' console, ${name}, 100,000 ÷ 200 users`,
      value: ratio(figures.many, figures.few),
      note: `${median(figures.many).toFixed(1)} ÷ ${median(figures.few).toFixed(1)} ms`,
    });
  }
  for (const path of PAGES) {
    await askOnce(many, asAdmin(many, path));
    const value = await statements(many, asAdmin(many, path));
    rows.push({ figure: `SQL statements of page ${path}`, value, target: 3 });
  }
  return rows;
}

function asAdmin({ admin }: Consoles, path: string): Ask {
  return { path, headers: signedIn(admin) };
}
