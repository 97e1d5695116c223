import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { inRoot, root } from "./root.mjs";

/**
 * What a runner's JSON report says: how many tests passed, and each that did not, by file, name and reason.
 *
 * A file that could not be loaded, or whose set-up or clean-up fails, is one that failed.
 */
export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    const broken = status === "failed" && failed.length === 0;
    const found = failed.map((test) => failure(name, test.fullName, test.failureMessages[0]));
    return broken ? [...found, failure(name, "outside its tests", message)] : found;
  });
  return { passed: numPassedTests, failures };
}

/** A test that passed only when tried again counts as failed. */
export function readPlaywright({ stats, suites, errors }) {
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ projectName, results }) =>
          failure(
            inRoot("tests/e2e", file),
            `[${projectName}] ${title}`,
            results.find(({ error }) => error)?.error.message,
          ),
        ),
    );
  const outside = errors.map(({ message }) => failure(inRoot("tests/e2e"), "outside a test", message));
  return { passed: stats.expected, failures: [...failed, ...outside] };
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failure(file, name, message = "") {
  const reason = stripVTControlCharacters(message).trim().split("\n").slice(0, 6).join("\n    ");
  return `${relative(root, file)}: ${name}\n    ${reason}`;
}
