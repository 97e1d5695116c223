import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { addressOf, toolEnvironment } from "./postgres-address";
import { findTool, runTool } from "./postgres-tools";

const ADDRESS = "postgresql://ada:p%40ss@db.hearten.test:6543/hearten?sslmode=no-verify&connection_limit=3";

test("The tools hear of an address by their environment, and of nothing else that this process knows", () => {
  process.env.AUTH_SECRET = "a secret";
  const environment = toolEnvironment(ADDRESS);
  expect(environment).toMatchObject({
    PGHOST: "db.hearten.test",
    PGPORT: "6543",
    PGUSER: "ada",
    PGPASSWORD: "p@ss",
    PGDATABASE: "hearten",
    PGSSLMODE: "require",
  });
  expect(JSON.stringify(environment)).not.toContain("a secret");
});

test("Another database of the same server keeps everything else of the address", () => {
  expect(addressOf(ADDRESS, "hearten restoring")).toBe(ADDRESS.replace("/hearten?", "/hearten%20restoring?"));
});

test("Without tools of the server's version it is said which are needed", () => {
  expect(() => findTool("pg_dump", 99)).toThrow(/The server is PostgreSQL 99, .*postgresql-client-99/);
});

test("A tool that fails is told by its first complaint, without the rows that follow", async () => {
  const script =
    "process.stderr.write('tool: error: no\\nDETAIL: Key (email)=(ada@hearten.test)\\n'); process.exit(1)";
  const failing = runTool(process.execPath, { args: ["-e", script], environment: {} });
  await expect(failing).rejects.toThrow(/^tool: error: no$/);
});

test("What a tool is given goes in, and what it says comes out", async () => {
  const said: Uint8Array[] = [];
  await runTool(process.execPath, {
    args: ["-e", "process.stdin.pipe(process.stdout)"],
    environment: {},
    input: Readable.from([Buffer.from("in "), Buffer.from("and out")]),
    output: async (chunk) => void said.push(chunk),
  });
  expect(Buffer.concat(said).toString()).toBe("in and out");
});
