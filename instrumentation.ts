import { env } from "@/lib/env";

/** Runs once when a server starts: a configuration that cannot work stops it here, with everything to mend. */
export async function register(): Promise<void> {
  if (!env().runsJobs) return;
  const { startTimer } = await import("@/lib/jobs/timer");
  startTimer();
}
