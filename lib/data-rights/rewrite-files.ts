import "server-only";
import { inBackground } from "@/lib/background";
import { sharedDatabase } from "@/lib/db/client";
import { leaveNoTrace } from "@/lib/db/leave-no-trace";
import { env } from "@/lib/env";

let isDue = false;

/**
 * After an erasure: where the database is files of this process, rewrites them in the background, so that they hold
 * nothing of the rows that went. Many erasures in a row are one rewriting. A server keeps house by itself.
 */
export function rewriteFiles(): void {
  if (env().database.kind !== "embedded" || isDue) return;
  isDue = true;
  inBackground("files_rewritten", async () => {
    isDue = false;
    await leaveNoTrace((await sharedDatabase()).pool, "embedded");
  });
}
