import { command, inRoot, run, Stop } from "../lib/command.mjs";
import { ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";
import { brokenRules, houseFigures, longFiles } from "./house-rules.mjs";

const bin = (path) => inRoot("node_modules", path);

const CHECKS = {
  Types: [bin("typescript/bin/tsc"), "--noEmit", "--pretty", "false"],
  "Lint, format and imports": [
    bin("@biomejs/biome/bin/biome"),
    "check",
    "--error-on-warnings",
    "--reporter=github",
    "--max-diagnostics=50",
  ],
  "Unused code": [bin("knip/bin/knip.js"), "--no-progress", "--no-config-hints"],
  Migrations: [inRoot("scripts/dev/new-migration.mjs"), "--check"],
  Lockfile: [inRoot("scripts/dev/complete-lockfile.mjs"), "--check"],
};

// `npm run check`: what can be known of the sources without running them.
await command(async () => {
  await ensureInstalled();
  await ensureGenerated();
  await run(process.execPath, [bin("next/dist/bin/next"), "typegen"]); // the types of the routes
  let failed = 0;
  for (const [title, args] of Object.entries(CHECKS)) {
    const { code, output } = await run(process.execPath, args);
    failed += tell(title, code === 0, output);
  }
  const long = longFiles();
  failed += tell("File sizes", long.length === 0, long.join("\n"));
  const broken = brokenRules();
  failed += tell(`Rooms and imports (${houseFigures()})`, broken.length === 0, broken.join("\n"));
  if (failed > 0) throw new Stop(`${failed} of the checks failed.`);
});

function tell(title, isFine, output) {
  console.log(isFine ? `ok      ${title}` : `FAILED  ${title}\n${output.trim()}`);
  return isFine ? 0 : 1;
}
