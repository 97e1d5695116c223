import "server-only";
import { env } from "@/lib/config/env";
import { AppError } from "@/lib/ground/errors";
import { sameText } from "@/lib/ground/hashes";

/**
 * Lets nobody by who does not show the scheduler's secret, the way Vercel's cron sends it.
 *
 * @throws AppError unauthenticated
 */
export function assertCronSecret(request: Request): void {
  const { cronSecret } = env();
  const shown = request.headers.get("authorization") ?? "";
  if (!cronSecret || !sameText(shown, `Bearer ${cronSecret}`))
    throw new AppError("unauthenticated", "This address is for the scheduler.");
}
