import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Stop } from "./command.mjs";
import { inRoot } from "./root.mjs";
import { runNode } from "./run.mjs";

/**
 * Runs one of the project's TypeScript commands in a process of its own. Whoever first fills an embedded
 * database keeps 800 MB until it ends, so the server must not be the one.
 *
 * @param {string} name of a file in `scripts`, without its ending
 * @param {Record<string, string | undefined>} env
 * @param {{ show?: boolean, args?: string[] }} [options]
 */
export function runTask(name, env, { show = false, args = [] } = {}) {
  const file = inRoot("scripts", `${name}.ts`);
  if (!existsSync(file)) throw new Stop(`There is no scripts/${name}.ts.`);
  const loader = pathToFileURL(inRoot("node_modules/tsx/dist/esm/index.mjs")).href;
  const allow = pathToFileURL(inRoot("scripts/lib/allow-server-only.mjs")).href;
  return runNode(["--import", allow, "--import", loader, file, ...args], { env, show });
}
