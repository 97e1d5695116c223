import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "./root.mjs";
import { run } from "./run.mjs";

/**
 * @param {string} project of vitest.config.ts
 * @param {Record<string, string | undefined>} env
 */
export function runVitest(project, env) {
  const reporters = ["--reporter=dot", "--reporter=json"];
  return counted(
    (report) => [
      inRoot("node_modules/vitest/vitest.mjs"),
      ...["run", `--project=${project}`, ...reporters, `--outputFile.json=${report}`],
    ],
    () => env,
    vitestCounts,
  );
}

/** @param {Record<string, string | undefined>} env */
export function runPlaywright(env) {
  return counted(
    () => [inRoot("node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"],
    (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    playwrightCounts,
  );
}

/** A runner that fails without a failed test, or leaves no report, counts as one failure of its own. */
async function counted(argsFor, envFor, read) {
  const folder = mkdtempSync(join(tmpdir(), "hearten-report-"));
  try {
    const report = join(folder, "report.json");
    const { code } = await run(process.execPath, argsFor(report), { env: envFor(report), show: true });
    const counts = existsSync(report)
      ? read(JSON.parse(readFileSync(report, "utf8")))
      : { passed: 0, failed: 0 };
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not even be loaded has no tests: it counts as one that failed. */
function vitestCounts({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

function playwrightCounts({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
