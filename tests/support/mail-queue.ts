import { backgroundSettled } from "@/lib/ground/background";
import { drainQueue } from "@/lib/jobs/work-on-queue";

/** Resolves once everything that was begun is done and every mail that is due is out. */
export async function mailSettled(): Promise<void> {
  await backgroundSettled();
  await drainQueue({});
}
