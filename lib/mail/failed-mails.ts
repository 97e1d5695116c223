import "server-only";
import { database } from "@/lib/db/client";
import type { MailJob } from "./queue-mail";

/** A mail, or a batch of a newsletter, that is not tried again. */
export interface FailedMail {
  id: string;
  /** Which letter it was; null for a batch of a newsletter. */
  template: string | null;
  newsletterId: string | null;
  /** The status or code of the last attempt. */
  reason: string;
  failedAt: Date;
}

interface Row {
  id: string;
  data: Partial<MailJob & { newsletterId: string }> | null;
  output: { reason?: string } | null;
  failedAt: Date;
}

/** What was given up, newest first; `total` counts all of it. */
export async function failedMails(limit = 50): Promise<{ mails: FailedMail[]; total: number }> {
  const db = await database();
  const rows = await db.$queryRaw<(Row & { total: number })[]>`
    SELECT id, data, output, created_on AS "failedAt", (count(*) OVER ())::int AS total
      FROM pgboss.job WHERE name = 'mail-failed' ORDER BY created_on DESC LIMIT ${limit}`;
  const mails = rows.map(({ id, data, output, failedAt }) => ({
    id,
    template: data?.template ?? null,
    newsletterId: data?.newsletterId ?? null,
    // The queue itself says no reason: the process ended each time before it was done.
    reason: output?.reason ?? "interrupted",
    failedAt,
  }));
  return { mails, total: rows[0]?.total ?? 0 };
}
