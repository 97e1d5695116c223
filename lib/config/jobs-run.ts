/**
 * When queued mails leave and the scheduled jobs run. Where it is not by a timer of the server's own, a scheduler calls
 * for both; `afterReply`: a request sends what it queued, on hosts that leave a process time for that.
 */
export type JobsRun = "timer" | "afterReply" | "whenCalled";

interface Host {
  VERCEL?: string | undefined;
  NETLIFY?: string | undefined;
  AWS_LAMBDA_FUNCTION_NAME?: string | undefined;
}

/** No process of ours outlives a request there. */
export function isServerless({ VERCEL, NETLIFY, AWS_LAMBDA_FUNCTION_NAME }: Host): boolean {
  return Boolean(VERCEL ?? NETLIFY ?? AWS_LAMBDA_FUNCTION_NAME);
}

/** A serverless host has no process that stays, so it can keep no timer. */
export function jobsRun(variables: Host & { JOBS?: string | undefined }): JobsRun {
  if (variables.JOBS) return variables.JOBS === "cron" ? "whenCalled" : "timer";
  return isServerless(variables) ? "afterReply" : "timer";
}
