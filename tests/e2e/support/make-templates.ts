import { randomBytes } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import bundlePrograms from "@/tests/support/bundle-programs";
import { databaseUrl, dropDatabase, onServer } from "@/tests/support/postgres";
import { configuration, runTask } from "./app";
import { RUN, templateDatabase, templateFolder } from "./databases";

/** Makes every template, once a run. Answers how to remove them. */
export default async function makeTemplates(): Promise<() => Promise<void>> {
  process.env[RUN] = randomBytes(6).toString("hex");
  const server = process.env.TEST_DATABASE_URL;
  const removePrograms = await bundlePrograms();
  await Promise.all([makeFolders(), server && makeDatabases(server)]);
  return async () => {
    removePrograms();
    rmSync(join(templateFolder("migrated"), ".."), { recursive: true, force: true });
    if (!server) return;
    for (const filling of ["migrated", "seeded"] as const)
      await dropDatabase(server, templateDatabase(filling));
  };
}

async function makeFolders(): Promise<void> {
  const [migrated, seeded] = [templateFolder("migrated"), templateFolder("seeded")];
  await runTask("scripts/ops/migrate.ts", configuration("http://localhost", migrated));
  cpSync(migrated, seeded, { recursive: true });
  await runTask("prisma/seed/seed.ts", configuration("http://localhost", seeded));
}

async function makeDatabases(server: string): Promise<void> {
  const [migrated, seeded] = [templateDatabase("migrated"), templateDatabase("seeded")];
  const settings = (name: string) => ({
    ...configuration("http://localhost", tmpdir()),
    DATABASE_URL: databaseUrl(server, name),
  });
  await onServer(server, `CREATE DATABASE ${migrated}`);
  await runTask("scripts/ops/migrate.ts", settings(migrated));
  await onServer(server, `CREATE DATABASE ${seeded} TEMPLATE ${migrated}`);
  await runTask("prisma/seed/seed.ts", settings(seeded));
}
