import { mkdirSync, writeFileSync } from "node:fs";
import { command, inRoot, runNode, Stop } from "../lib/command.mjs";
import { ensureInstalled } from "../lib/prepare.mjs";

const EMPTY = "-- This is an empty migration.";

// `npm run db:new-migration -- add-streaks`: writes what the schema has and the migrations lack.
// `--check` only tells whether there is something.
await command(async () => {
  const [word] = process.argv.slice(2);
  await ensureInstalled();
  if (word === "--check") {
    if (await difference())
      throw new Stop("The schema has changes that no migration makes: npm run db:new-migration -- name");
    return;
  }
  if (!word || !/^[a-z][a-z0-9_-]*$/.test(word)) {
    throw new Stop("Name the migration in lower case: npm run db:new-migration -- add-streaks");
  }
  const sql = await difference();
  if (!sql) throw new Stop("The migrations already make everything that the schema has.");
  const moment = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = `prisma/migrations/${moment}_${word.replaceAll("-", "_")}`;
  mkdirSync(inRoot(folder), { recursive: true });
  writeFileSync(inRoot(folder, "migration.sql"), `${sql}\n`);
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`);
});

/** The SQL that leads from the migrations to the schema; nothing when they agree. */
async function difference() {
  const sides = ["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"];
  const program = inRoot("node_modules/prisma/build/index.js");
  // Migrations are compared in memory: the configured database has no part in it.
  const env = { ...process.env, DATABASE_URL: "", PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" };
  const said = await runNode([program, "migrate", "diff", ...sides, "--script"], {
    env,
    failure: "prisma migrate diff:",
  });
  const sql = said.replace(/^Loaded Prisma config.*\n/m, "").trim();
  if (!sql) throw new Stop("Prisma's schema engine answered nothing, so nothing is known.");
  return sql.startsWith(EMPTY) ? undefined : sql;
}
