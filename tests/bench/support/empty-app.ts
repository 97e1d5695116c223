import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, parse } from "node:path";
import { inRoot, runNode } from "@/scripts/lib/command.mjs";

/**
 * Builds an app of two pieces that do nothing, with our own Next, React and compiler. It stands apart, because the
 * compiler looks for a middleware in the folders above as well, and would find ours.
 */
export async function buildEmptyApp(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "hearten-empty-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(inRoot("tests/bench/empty-app"), folder, { recursive: true });
  symlinkSync(inRoot("node_modules"), join(folder, "node_modules"), "junction");
  // The compiler follows no link out of its root, so the root has to hold both folders.
  const config = { turbopack: { root: parse(folder).root } };
  writeFileSync(join(folder, "next.config.mjs"), `export default ${JSON.stringify(config)};\n`);
  const { PATH = "", HOME = "" } = process.env;
  await runNode([inRoot("node_modules/next/dist/bin/next"), "build", folder], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PATH, HOME },
    failure: "The empty app could not be built:",
  });
  return { folder, remove };
}
