import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { inRoot, root } from "./root.mjs";

/**
 * What a runner's JSON report says: how many tests passed, and each that did not, by file, name and reason;
 * apart from them (`retried`) those that passed only when tried again.
 *
 * A file that could not be loaded, or whose set-up or clean-up fails, is one that failed.
 */
export function readVitest({ numPassedTests, testResults }) {
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
export function readPlaywright({ stats, suites, errors }) {
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
