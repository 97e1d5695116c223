import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/** Beside the packages that a program loads for itself. */
const CACHE = "node_modules/.cache/hearten";
/** They carry binaries, choose a file of their own by where they lie, or are one and the same to two of the others. */
const LOADED = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "@prisma/*",
  "esbuild",
  "fs-native-extensions",
  "pg",
  "pg-native",
];

const programsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => join(folder, file));

/**
 * Makes the programs that tests start into plain JavaScript, once a run: a start takes a fifth of what it takes with
 * everything translated on the way. Says where they are in `TEST_PROGRAMS`. Answers how to remove them.
 */
export default async function bundlePrograms(): Promise<() => void> {
  // Each project of a run asks for them.
  if (process.env.TEST_PROGRAMS) return () => {};
  mkdirSync(CACHE, { recursive: true });
  const folder = resolve(mkdtempSync(join(CACHE, "programs-")));
  await build({
    entryPoints: ["scripts/ops", "tests/support/programs"].flatMap(programsIn),
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
  process.env.TEST_PROGRAMS = folder;
  return () => {
    delete process.env.TEST_PROGRAMS;
    rmSync(folder, { recursive: true, force: true });
  };
}
