import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "./root.mjs";
import { run } from "./run.mjs";
import { readPlaywright, readVitest } from "./test-reports.mjs";

/**
 * @param {string} project of vitest.config.ts; a star stands for any end of its name
 * @param {Record<string, string | undefined>} env
 * @param {string[]} paths where only some of its tests are run
 */
export function runVitest(project, env, paths = []) {
  const reporters = ["--reporter=dot", "--reporter=json"];
  return reported(
    (report) => [
      inRoot("node_modules/vitest/vitest.mjs"),
      ...["run", `--project=${project}`, ...reporters, `--outputFile.json=${report}`, ...paths],
    ],
    () => env,
    readVitest,
  );
}

/** @param {Record<string, string | undefined>} env */
export function runPlaywright(env) {
  return reported(
    () => [inRoot("node_modules/@playwright/test/cli.js"), "test", "--reporter=list,json"],
    (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    readPlaywright,
  );
}

/** A runner that fails without a failed test, or leaves no report, has one failure of its own. */
async function reported(argsFor, envFor, read) {
  const folder = mkdtempSync(join(tmpdir(), "hearten-report-"));
  try {
    const report = join(folder, "report.json");
    const { code } = await run(process.execPath, argsFor(report), { env: envFor(report), show: true });
    const results = existsSync(report)
      ? read(JSON.parse(readFileSync(report, "utf8")))
      : { passed: 0, failures: [], retried: [] };
    if (code === 0 || results.failures.length > 0) return results;
    return { ...results, failures: [`The test runner ended with ${code}, without a failed test.`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
