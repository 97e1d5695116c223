import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { command, inRoot, root, run, Stop } from "../lib/command.mjs";
import { ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";

/** So many of a hundred faults are to be caught. */
const LEAST_PERCENT = 95;

// `npm run faults`: how many of the faults in tests/faults the tests notice. `npm run faults -- security`: those of
// security. `npm run faults -- streak "second factor"`: those whose names have one of these in them. The last two
// don't first look whether the tests pass. `npm run faults -- world`: the tests of docs/faults.md.
await command(async () => {
  const wanted = process.argv.slice(2);
  await ensureInstalled();
  await ensureGenerated();
  if (wanted[0] === "world") return testWorld();
  const chosen = await chosenFaults(wanted);
  if (chosen.length === 0) throw new Stop(`No fault has "${wanted.join('" or "')}" in its name.`);
  const tree = copyOfTree();
  if (wanted.length === 0) await assertPassing(tree, chosen);
  let caught = 0;
  for (const fault of chosen) {
    const { outcome, seconds } = await tryOut(tree, fault);
    if (outcome === "caught") caught++;
    console.log(`${outcome.padEnd(8)} ${String(seconds).padStart(4)} s  ${fault.name}`);
  }
  console.log(`${caught} of ${chosen.length} faults caught`);
  if (caught * 100 < chosen.length * LEAST_PERCENT) process.exitCode = 1;
});

async function chosenFaults(wanted) {
  const { FAULTS, SECURITY_FAULTS } = await tsImport("../../tests/faults/faults.ts", import.meta.url);
  if (wanted.length === 0) return FAULTS;
  if (wanted[0] === "security") return SECURITY_FAULTS;
  return FAULTS.filter(({ name }) => wanted.some((words) => name.includes(words)));
}

/** What the world does to the app, as the page about it names the tests; those in a browser need `npm test`. */
async function testWorld() {
  const named = readFileSync(inRoot("docs/faults.md"), "utf8").matchAll(/`([\w/-]+)`: _/g);
  const names = new Set([...named].map(([, name]) => name));
  const places = [...names].flatMap((name) => [
    `tests/${name}.test.ts`,
    `${name}.test.ts`,
    `${name}.test.tsx`,
  ]);
  const files = places.filter((place) => existsSync(inRoot(place)));
  const args = [inRoot("node_modules/vitest/vitest.mjs"), "run", ...files];
  process.exitCode = (await run(process.execPath, args, { show: true })).code;
}

/** A copy to write faults into, gone when this process ends: however it does, the tree itself stays whole. */
function copyOfTree() {
  const tree = mkdtempSync(join(tmpdir(), "hearten-faults-"));
  process.on("exit", () => rmSync(tree, { recursive: true, force: true, maxRetries: 3 }));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of [...listed.split("\n"), "generated"]) {
    if (file && existsSync(inRoot(file))) cpSync(inRoot(file), join(tree, file), { recursive: true });
  }
  symlinkSync(inRoot("node_modules"), join(tree, "node_modules"), "junction");
  return tree;
}

/** A test that fails anyhow notices nothing. */
async function assertPassing(tree, faults) {
  const { failed, unloaded } = await runTests(tree, [...new Set(faults.flatMap(({ tests }) => tests))]);
  if (failed + unloaded > 0)
    throw new Stop("Some of the tests fail without a fault; please mend them first.");
}

async function tryOut(tree, { file, find, replace, tests }) {
  const started = performance.now();
  const path = join(tree, file);
  const text = readFileSync(path, "utf8");
  const outcome =
    text.split(find).length === 2
      ? await outcomeOf(
          tree,
          path,
          text.replace(find, () => replace),
          tests,
        )
      : "gone";
  writeFileSync(path, text);
  return { outcome, seconds: Math.round((performance.now() - started) / 1000) };
}

/** Caught is what a test tells: a file that can't be loaded any more isn't one. */
async function outcomeOf(tree, path, faulty, tests) {
  writeFileSync(path, faulty);
  const { failed, unloaded } = await runTests(tree, tests);
  if (failed > 0) return "caught";
  return unloaded > 0 ? "broken" : "slipped";
}

async function runTests(tree, tests) {
  const report = join(tree, "faults-report.json");
  rmSync(report, { force: true });
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...env } = process.env;
  const vitest = inRoot("node_modules/vitest/vitest.mjs");
  const options = ["--bail=1", "--retry=0", "--reporter=json", `--outputFile=${report}`];
  await run(process.execPath, [vitest, "run", `--root=${tree}`, ...options, ...tests], { env });
  if (!existsSync(report)) return { failed: 0, unloaded: 1 };
  const { numFailedTests, success } = JSON.parse(readFileSync(report, "utf8"));
  return { failed: numFailedTests, unloaded: success ? 0 : 1 };
}
