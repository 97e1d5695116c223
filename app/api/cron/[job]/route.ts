import type { NextRequest } from "next/server";
import { z } from "zod";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/ground/errors";
import { sameText } from "@/lib/ground/hashes";
import { endpoint } from "@/lib/http/endpoint";
import { isJobName, runJob } from "@/lib/jobs/run-job";

const Scheduled = {
  access: "signed",
  params: z.object({ job: z.string() }),
  /** `done` is null while another call is at it. */
  reply: z.object({ job: z.string(), done: z.record(z.string(), z.number()).nullable() }),
} as const;

/** A call ends before a serverless host cuts it off. */
const CALL_MS = 45_000;

async function run({ request, params }: { request: NextRequest; params: { job: string } }) {
  assertCronSecret(request);
  const { job } = params;
  if (!isJobName(job)) throw new AppError("not_found", "There is no such job.");
  return { job, done: await runJob(job, undefined, AbortSignal.timeout(CALL_MS)) };
}

/** Runs a scheduled job; twice at once it is run once. */
export const GET = endpoint(Scheduled, run);

export const POST = endpoint(Scheduled, run);

/**
 * Lets nobody by who does not show the scheduler's secret, the way Vercel's cron sends it.
 *
 * @throws AppError unauthenticated
 */
function assertCronSecret(request: Request): void {
  const { cronSecret } = env();
  const shown = request.headers.get("authorization") ?? "";
  if (!cronSecret || !sameText(shown, `Bearer ${cronSecret}`))
    throw new AppError("unauthenticated", "This address is for the scheduler.");
}
