import { rmSync } from "node:fs";
import { step } from "./command.mjs";
import { fingerprint, isStamped, stamp } from "./fingerprint.mjs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";

const STAMP = inRoot(".next", "hearten-sources");

const SOURCES = [
  ...["app", "components", "lib", "emails", "public", "prisma/schema.prisma", "middleware.ts"],
  ...["next.config.mjs", "postcss.config.mjs", "tsconfig.json", "package-lock.json"],
];

/**
 * Builds for production unless the last build was made from the same sources.
 *
 * @param {Record<string, string | undefined>} env
 */
export async function ensureBuilt(env) {
  const current = fingerprint(SOURCES, baked(env));
  if (isStamped(STAMP, current)) return;
  await step("Building", async () => {
    rmSync(STAMP, { force: true });
    await runNode([inRoot("node_modules/next/dist/bin/next"), "build"], {
      env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      failure: "The build failed:",
    });
  });
  stamp(STAMP, current);
}

/** What static pages take from the configuration when they are built. */
function baked(env) {
  const open = Object.entries(env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
  return [env.DEMO === "1" ? "demo" : "", JSON.stringify(open.sort())];
}
