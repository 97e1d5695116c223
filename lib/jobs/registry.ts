import "server-only";
import { cleanUp } from "./cleanup";
import type { Job } from "./job";

const MINUTE = 60_000;

export const JOB_NAMES = ["cleanup"] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** What is done by the clock. */
export const JOBS: Readonly<Record<JobName, Job>> = {
  cleanup: { everyMs: 24 * 60 * MINUTE, run: cleanUp },
};

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOBS, name);
}
