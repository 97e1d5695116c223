import { join } from "node:path";

/** Names the folder that holds this run's bundled programs. */
export const PROGRAMS = "TEST_PROGRAMS";

/** Where a program of the project is once it is bundled. */
export function bundled(file: string): string {
  return join(process.env[PROGRAMS] ?? "", file.replace(/\.ts$/, ".js"));
}
