import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defineConfig } from "prisma/config";

// Prisma's own engine is a download. Where it is not on disk the stand-in does its work; Windows can't run a
// script as a program, so there it only spares `generate`, which never starts the engine, the download.
const require = createRequire(import.meta.url);
const prisma = createRequire(require.resolve("prisma/package.json"));
const engines = readdirSync(dirname(prisma.resolve("@prisma/engines/package.json")));
const hasEngine = engines.some((file) => file.startsWith("schema-engine-"));
if (!hasEngine && (process.platform !== "win32" || process.argv.includes("generate"))) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= join(
    import.meta.dirname,
    "scripts",
    "dev",
    "schema-engine.mjs",
  );
}

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  // `embedded` is no host: the stand-in engine takes it for a database in memory.
  datasource: { url: process.env.DATABASE_URL || "postgresql://embedded/postgres" },
});
