import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { PROGRAMS } from "@/tests/support/bundled";

/** They carry binaries, choose a file of their own by where they lie, or are one and the same to two of the others. */
const LOADED = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "@prisma/*",
  "esbuild",
  "fs-native-extensions",
  "pg",
];

const programsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => join(folder, file));

/**
 * Makes the programs that tests start into plain JavaScript, once a run: a start takes a third of what it takes with
 * everything translated on the way. Answers how to remove them.
 */
export default async function bundlePrograms(): Promise<() => void> {
  // Each project of a run asks for them.
  if (process.env[PROGRAMS]) return () => {};
  const folder = mkdtempSync(join(tmpdir(), "hearten-programs-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  await build({
    entryPoints: [...["scripts/ops", "tests/support/programs"].flatMap(programsIn), "prisma/seed/seed.ts"],
    outdir: folder,
    outbase: ".",
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    external: LOADED,
    alias: { "server-only": resolve("tests/support/server-only.ts") },
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    logLevel: "error",
  });
  process.env[PROGRAMS] = folder;
  return () => {
    delete process.env[PROGRAMS];
    rmSync(folder, { recursive: true, force: true });
  };
}
