import { env } from "@/lib/env";

/** Runs once when a server starts: a configuration that cannot work stops it here, with everything to mend. */
export function register(): void {
  env();
}
