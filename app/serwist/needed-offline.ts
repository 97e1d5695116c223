import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SCRIPT = /static\/chunks\/[\w.~-]+\.(?:js|css)/g;

/** Where each page's scripts are named: the page that stands in for all others, and those of the main job. */
const PLACES = [
  "build-manifest.json",
  ...["(public)/offline", "(member)", "(member)/sliders"].map(
    (page) => `server/app/${page}/page_client-reference-manifest.js`,
  ),
];

/**
 * The built scripts that a member may come to need without a connection, whatever they have opened so far: those of the
 * pages above, and all that these may fetch later. Undefined while developing, when nothing is built.
 *
 * @param built the folder of the build
 */
export function neededOffline(built: string): ReadonlySet<string> | undefined {
  if (!PLACES.every((place) => existsSync(join(/*turbopackIgnore: true*/ built, place)))) return undefined;
  const needed = new Set<string>();
  const add = (file: string) => {
    for (const [script] of readFileSync(join(/*turbopackIgnore: true*/ built, file), "utf8").matchAll(
      SCRIPT,
    )) {
      if (needed.has(script)) continue;
      needed.add(script);
      if (script.endsWith(".js")) add(script);
    }
  };
  PLACES.forEach(add);
  return needed;
}
