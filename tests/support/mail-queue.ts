import { backgroundSettled } from "@/lib/ground/background";
import { drainMail } from "@/lib/jobs/mail-worker";

/** Resolves once everything that was begun is done and every mail that is due is out. */
export async function mailSettled(): Promise<void> {
  await backgroundSettled();
  await drainMail({ until: new Date(8.64e15) });
}
