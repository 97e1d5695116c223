import "server-only";
import { databaseWarning } from "@/lib/config/address-problems";
import { env } from "@/lib/config/env";
import { sharedDatabase } from "@/lib/db/client";
import { assertMasterKeys, MasterKeyMissingError } from "@/lib/db/encryption/master-keys";
import { log } from "@/lib/ground/log";
import { guardRequests } from "@/lib/http/request-guard";
import { sendAfterReply, startWorker } from "./worker";

/**
 * What a server does before its first request: a configuration that cannot work stops it here, with everything to
 * mend; else the sending of queued mails begins, and the jobs that the clock begins.
 */
export function startUp(): void {
  const { isServerless, runsJobs, database } = env();
  const warning = database.kind === "postgres" ? databaseWarning(database.url) : null;
  if (warning) log.warn({ event: "database_unencrypted", warning });
  guardRequests();
  if (isServerless) sendAfterReply();
  else void refuseForeignKeys();
  const stop = startWorker({ queue: !isServerless, clock: runsJobs });
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void stop());
}

/** With keys that do not open what is there nobody could sign in: better no server than that one. */
async function refuseForeignKeys(): Promise<void> {
  try {
    await assertMasterKeys((await sharedDatabase()).pool);
  } catch (error) {
    // A database that is away may come back; its health says so meanwhile.
    if (!(error instanceof MasterKeyMissingError)) return;
    console.error(error.message);
    process.exit(1);
  }
}
