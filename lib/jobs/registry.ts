import "server-only";
import { clearErasedMails } from "@/lib/mail/clear-outbox";
import { sendDueReminders } from "@/lib/reminders/send-due-reminders";
import { reconcileSubscriptions } from "@/lib/subscriptions/reconcile-subscriptions";
import { sendReminders } from "@/lib/subscriptions/send-reminders";
import { now } from "@/lib/time/clock";
import { cleanUp } from "./cleanup";
import { drainMail } from "./mail-worker";
import type { Job } from "./run-job";

const MINUTE = 60_000;
/** A call of a scheduler must end before a serverless host cuts it off. */
const CALL_MS = 45_000;

export const JOB_NAMES = ["mail", "check-in-reminders", "reminders", "reconcile", "cleanup"] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** What is done by the clock. */
export const JOBS: Readonly<Record<JobName, Job>> = {
  mail: {
    everyMs: MINUTE,
    run: async (signal) => ({
      sent: await drainMail({ until: new Date(now().getTime() + CALL_MS), signal }),
      cleared: await clearErasedMails(),
    }),
  },
  "check-in-reminders": {
    everyMs: MINUTE,
    run: async (signal) => ({
      ...(await sendDueReminders(AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]))),
    }),
  },
  reminders: {
    everyMs: 15 * MINUTE,
    run: async (signal) => ({ sent: await sendReminders(signal) }),
  },
  reconcile: {
    everyMs: 24 * 60 * MINUTE,
    run: async () => {
      const { gone, twice, ...counts } = await reconcileSubscriptions();
      return { ...counts, gone: gone.length, twice: twice.length };
    },
  },
  cleanup: { everyMs: 24 * 60 * MINUTE, run: cleanUp },
};

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOBS, name);
}
