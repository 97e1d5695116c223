import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { PROGRAMS } from "@/tests/support/bundled";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import type { Ending } from "@/tests/support/program";

/**
 * Runs the commands that docs/backups.md gives under a heading, in a shell, as whoever reads it would.
 *
 * @param environment `DATABASE_URL` is told to PostgreSQL's tools by their own variables, as the page says
 * @param isTyped else npm is left out: the programs that it would start are this run's bundled ones
 */
export async function recipe(
  heading: string,
  { DATABASE_URL = "", ...environment }: Record<string, string>,
  isTyped = false,
): Promise<Ending> {
  const shortcut = isTyped ? "" : resolve("tests/support/shortcut") + delimiter;
  const { host, port, user, password, database } = new pg.Client({ connectionString: DATABASE_URL });
  const shell = spawn("sh", ["-c", commandsUnder(heading)], {
    env: {
      ...{ NODE_ENV: "production", HOME: process.env.HOME, ...TEST_ENVIRONMENT },
      ...{ PATH: shortcut + process.env.PATH, [PROGRAMS]: process.env[PROGRAMS] },
      ...{ BILLING: "local", MAIL: "outbox", PGHOST: host, PGPORT: String(port), PGUSER: user },
      ...{ PGPASSWORD: password ?? "", PGDATABASE: database, DATABASE_URL: `postgresql:///${database}` },
      ...environment,
    } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    text(shell.stdout),
    text(shell.stderr),
    once(shell, "close") as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}

function commandsUnder(heading: string): string {
  const [, section = ""] = readFileSync("docs/backups.md", "utf8").split(`\n### ${heading}\n`);
  const commands = /```sh\n(.*?)```/s.exec(section)?.[1];
  if (!commands) throw new Error(`docs/backups.md gives no commands under "${heading}".`);
  return commands;
}

/** Whether this machine has PostgreSQL's tools, of the server's own version. */
export async function hasPostgresTools(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ server_version_num: string }>("SHOW server_version_num")
    .finally(() => client.end());
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  try {
    const said = ["pg_dump", "pg_restore", "psql", "createdb", "dropdb"].map((tool) =>
      execFileSync(tool, ["--version"], { encoding: "utf8" }),
    );
    return said.every((line) => Number(/ (\d+)/.exec(line)?.[1]) === major);
  } catch {
    return false;
  }
}
