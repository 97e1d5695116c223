import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import { closeFreshDatabases } from "./database";

// Files that run in one process find the clock, the modules and the outbox as if they were the first.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeFreshDatabases();
  rmSync(join(process.env.DATA_DIR ?? "", "outbox"), { recursive: true, force: true });
});
