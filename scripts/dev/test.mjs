import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { command, inRoot, root, run, Stop } from "../lib/command.mjs";
import { KEEPS_EXPRESSIONS } from "../lib/next-server.mjs";
import { ensureBuilt, ensureGenerated, ensureInstalled } from "../lib/prepare.mjs";
import { findBrowser, findShell } from "./find-browser.mjs";
import { roomyMemory, startPostgres } from "./postgres-server.mjs";

const PARTS = ["unit", "integration", "e2e"];

// `npm test`: everything, from a bare checkout. `npm test -- unit integration`: those parts.
await command(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((part) => !PARTS.includes(part));
  if (unknown) throw new Stop(`There is no part "${unknown}"; there are: ${PARTS.join(", ")}.`);
  const parts = new Set(named.length > 0 ? named : PARTS);
  await ensureInstalled();
  await ensureGenerated();
  const results = await runParts(parts);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap((result) => result.failures);
  // Told again here: of a long run often only the end is kept.
  for (const retried of results.flatMap((result) => result.retried)) {
    console.log(`\nPassed only when tried again: ${retried}`);
  }
  for (const failure of failures) console.log(`\nFailed: ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
});

async function runParts(parts) {
  const { TEST_DATABASE_URL: _, DATABASE_URL: __, ...ours } = process.env;
  const embedded = { ...ours, TMPDIR: roomyMemory() ?? tmpdir() };
  if (!parts.has("integration") && !parts.has("e2e")) return runWithoutServer(parts, embedded);
  const browsers = parts.has("e2e") && (await prepareBrowserTests());
  const { url, stop } = await startPostgres();
  const postgres = { ...embedded, TEST_DATABASE_URL: url };
  const results = [];
  try {
    if (parts.has("integration"))
      results.push(
        await titled("Integration, PostgreSQL", () => runVitest("integration*", postgres, { show: true })),
      );
    if (!browsers) return [...results, ...(await runWithoutServer(parts, embedded))];
    // A third of the processor's time the browser's tests wait: the others run in it.
    const others = await Promise.all([
      titled("Browser, with the rest beside it", () => runPlaywright({ ...postgres, ...browsers })),
      runWithoutServer(parts, embedded, { waits: true }),
    ]);
    return [...results, ...others.flat()];
  } finally {
    await stop();
  }
}

/** What needs neither a browser nor a database server; where it `waits`, it is shown once it is over. */
async function runWithoutServer(parts, env, { waits = false } = {}) {
  const options = { waits, show: !waits };
  const results = [];
  if (parts.has("unit")) results.push(await titled("Unit", () => runVitest("unit*", env, options)));
  if (parts.has("integration")) {
    const both = { ...options, paths: ["tests/integration/both"] };
    results.push(await titled("Integration, embedded database", () => runVitest("integration*", env, both)));
  }
  return results;
}

/** Answers which browsers; the build is the demo's, so that neither command undoes the other's. */
async function prepareBrowserTests() {
  // Where there is no browser it is installed meanwhile.
  const [browser] = await Promise.all([findBrowser(), ensureBuilt({ ...process.env, DEMO: "1" })]);
  return { PLAYWRIGHT_CHROMIUM_PATH: browser, PLAYWRIGHT_SHELL_PATH: (await findShell()) ?? browser };
}

function titled(title, work) {
  console.log(`\n${title}`);
  return work();
}

/**
 * @param {string} project of vitest.config.ts; a star stands for any end of its name
 * @param {Record<string, string | undefined>} env
 * @param {{ paths?: string[], show?: boolean, waits?: boolean }} options `paths` where only some of its tests are run
 */
function runVitest(project, env, { paths = [], ...options } = {}) {
  const reporters = ["--reporter=dot", "--reporter=json"];
  return reported(
    (report) => [
      ...[KEEPS_EXPRESSIONS, inRoot("node_modules/vitest/vitest.mjs")],
      ...["run", `--project=${project}`, ...reporters, `--outputFile.json=${report}`, ...paths],
    ],
    () => env,
    readVitest,
    options,
  );
}

/** @param {Record<string, string | undefined>} env */
function runPlaywright(env) {
  return reported(
    () => [inRoot("node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"],
    (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    readPlaywright,
    { show: true },
  );
}

/** A runner that fails without a failed test, or leaves no report, has one failure of its own. */
async function reported(argsFor, envFor, read, options) {
  const folder = mkdtempSync(join(tmpdir(), "hearten-report-"));
  try {
    const report = join(folder, "report.json");
    const { code, output } = await run(process.execPath, argsFor(report), {
      ...options,
      env: envFor(report),
    });
    if (output) console.log(`\n${output.trim()}`);
    const results = existsSync(report)
      ? read(JSON.parse(readFileSync(report, "utf8")))
      : { passed: 0, failures: [], retried: [] };
    if (code === 0 || results.failures.length > 0) return results;
    return { ...results, failures: [`The test runner ended with ${code}, without a failed test.`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What a runner's JSON report says: how many tests passed, and each that did not, by file, name and reason;
 * apart from them (`retried`) those that passed only when tried again.
 *
 * A file that could not be loaded, or whose set-up or clean-up fails, is one that failed.
 */
function readVitest({ numPassedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  const told = (chosen) =>
    chosen.map(({ file, fullName, failureMessages }) => describe(file, fullName, failureMessages[0]));
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: numPassedTests,
    failures: [
      ...told(tests.filter(({ status }) => status === "failed")),
      ...broken.map(({ name, message }) => describe(name, "outside its tests", message)),
    ],
    retried: told(
      tests.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0),
    ),
  };
}

/** As {@link readVitest}, for Playwright's report. */
function readPlaywright({ stats, suites, errors }) {
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title })));
  const told = (status) =>
    tests
      .filter((test) => test.status === status)
      .map(({ file, title, projectName, results }) => {
        const { error } = results.find((result) => result.error) ?? {};
        return describe(inRoot("tests/e2e", file), `[${projectName}] ${title}`, error?.message);
      });
  const outside = errors.map(({ message }) => describe(inRoot("tests/e2e"), "outside a test", message));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...told("unexpected"), ...outside],
    retried: told("flaky"),
  };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function describe(file, name, message = "") {
  const reason = stripVTControlCharacters(message).trim().split("\n").slice(0, 6).join("\n    ");
  return `${relative(root, file)}: ${name}\n    ${reason}`;
}
