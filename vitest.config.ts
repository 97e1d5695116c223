import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { SHORT_LIVED } from "./tests/support/short-lived.mjs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm test` names the tests that needed it.
const retry = 1;

const testsIn = (folder: string) =>
  readdirSync(here(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file).replaceAll("\\", "/"));
const UNITS = [
  ...["app", "components", "emails", "lib", "scripts"],
  ...["tests/docs", "tests/faults", "tests/support"],
].flatMap(testsIn);
const NEEDS_PAGE = /@vitest-environment jsdom/;
/** What another test could find changed: a module's memory, or the environment that all of them share. */
const LEAVES_TRACES = /vi\.(mock|doMock|stubEnv|resetModules)\(|process\.env/;
/** Integration tests share one configuration, unless they add to it before it is read. */
const HAS_OWN_ENVIRONMENT =
  /vi\.(mock|stub\w+)\(|Object\.assign\(process\.env|process\.env\.\w+ = |stripe-fixture/;

const textOf = (file: string) => readFileSync(here(file), "utf8");
const INTEGRATION = testsIn("tests/integration");
const ownEnvironment = INTEGRATION.filter((file) => HAS_OWN_ENVIRONMENT.test(textOf(file)));
const alone = UNITS.filter((file) => LEAVES_TRACES.test(textOf(file)) && !NEEDS_PAGE.test(textOf(file)));
const onPage = UNITS.filter((file) => NEEDS_PAGE.test(textOf(file)));

const unit = {
  environment: "node",
  retry,
  globalSetup: ["tests/support/temporary-folder.ts"],
  // Some try thousands of check-ins, and in the whole run they wait beside the browser's tests.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

const integration = {
  environment: "node",
  retry,
  // PGlite sets its own alarms by a clock that tests set forward and back.
  execArgv: ["--disable-warning=TimeoutOverflowWarning", SHORT_LIVED],
  globalSetup: [
    ...["tests/support/temporary-folder.ts", "tests/support/bundle-programs.ts"],
    "tests/support/global-setup.ts",
  ],
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
};

const shared = {
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: here("./") },
      // Next lets only server code load it; here every module is tested in Node.
      { find: "server-only", replacement: here("./tests/support/server-only.ts") },
    ],
  },
};

/** Hashing the password of each made-up member would take longer than many a test. */
const oneHash = { find: "@node-rs/argon2", replacement: here("./tests/support/argon2.ts") };
const onDatabase = { ...shared, resolve: { alias: [...shared.resolve.alias, oneHash] } };

export default defineConfig({
  test: {
    // One more than a small machine has cores: some tests wait for deadlines, and for programs that they start.
    maxWorkers: 3,
    // What one project has translated, the others and the next run have as well.
    experimental: { fsModuleCache: true },
    projects: [
      {
        ...shared,
        // Loading the modules anew for each file takes longer than its tests.
        test: {
          ...unit,
          name: "unit",
          include: [
            "{app,components,emails,lib,scripts}/**/*.test.{ts,tsx}",
            "tests/{docs,faults,support}/**/*.test.ts",
          ],
          exclude: [...alone, ...onPage],
          setupFiles: ["tests/support/environment.ts"],
          unstubGlobals: true,
          pool: "threads",
          isolate: false,
        },
      },
      {
        ...shared,
        // A test that needs a page says so in its first line: // @vitest-environment jsdom
        test: {
          ...unit,
          name: "unit-on-page",
          include: onPage,
          setupFiles: ["tests/support/empty-page.ts"],
          isolate: false,
        },
      },
      {
        ...shared,
        test: { ...unit, name: "unit-alone", include: alone },
      },
      {
        ...onDatabase,
        test: {
          ...integration,
          // After those alone, which go first by their name: they wait longest.
          name: "integration-together",
          include: INTEGRATION,
          exclude: ownEnvironment,
          setupFiles: ["tests/support/leave-nothing.ts"],
          isolate: false,
        },
      },
      {
        ...onDatabase,
        test: {
          ...integration,
          name: "integration-alone",
          include: ownEnvironment,
          setupFiles: ["tests/support/fresh-modules.ts", "tests/support/leave-nothing.ts"],
          isolate: false,
        },
      },
    ],
  },
});
