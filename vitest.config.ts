import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `npm test` names the tests that needed it.
const retry = 1;

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

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        // A test that needs a page says so in its first line: // @vitest-environment jsdom
        test: {
          name: "unit",
          environment: "node",
          retry,
          globalSetup: ["tests/support/temporary-folder.ts"],
          // Some try thousands of check-ins, on machines that may be busy.
          testTimeout: 30_000,
          include: [
            "{app,components,emails,lib,scripts}/**/*.test.{ts,tsx}",
            "tests/support/**/*.test.ts",
            "*.test.ts",
          ],
        },
      },
      {
        ...shared,
        test: {
          name: "integration",
          environment: "node",
          retry,
          // PGlite sets its own alarms by a clock that tests set forward and back.
          execArgv: ["--disable-warning=TimeoutOverflowWarning"],
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/temporary-folder.ts", "tests/support/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
