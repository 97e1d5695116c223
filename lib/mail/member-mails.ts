import "server-only";
import { database } from "@/lib/db/client";

/** A mail to a member: which, and how far it has come; never what it says. */
export interface MemberMail {
  id: string;
  /** The letter's name, or `newsletter` or `notice`. */
  kind: string;
  state: "waiting" | "sent" | "failed";
  /** When it was queued, or when it was out or given up. */
  at: Date;
}

/** How many of each source are looked at. */
const MOST = 20;

/** The newest mails to a member, as far as they are still on record, newest first; one statement. */
export async function memberMails({ id, email }: { id: string; email: string }): Promise<MemberMail[]> {
  const db = await database();
  return db.$queryRaw<MemberMail[]>`
    SELECT * FROM (
      SELECT j."id"::text AS "id", j."data"->>'template' AS "kind", 'waiting' AS "state", j."created_on" AS "at"
        FROM pgboss."job" j
        WHERE j."name" = 'mail' AND j."state" < 'completed' AND j."data"->>'userId' = ${id}
      UNION ALL
      (SELECT s."id"::text, coalesce(s."template", ''), CASE WHEN s."reason" IS NULL THEN 'sent' ELSE 'failed' END,
          s."settledAt"
        FROM "SettledMail" s WHERE s."userId" = ${id}::uuid ORDER BY s."settledAt" DESC LIMIT ${MOST})
      UNION ALL
      SELECT d."id"::text, CASE n."audience" WHEN 'members' THEN 'notice' ELSE 'newsletter' END,
          CASE d."state" WHEN 'queued' THEN 'waiting' WHEN 'delivered' THEN 'sent' ELSE 'failed' END, d."updatedAt"
        FROM (SELECT "id", "audience" FROM "Newsletter" ORDER BY "id" DESC LIMIT ${MOST}) n
        JOIN "MailDelivery" d ON d."newsletterId" = n."id" AND d."email" = ${email}
    ) mails ORDER BY "at" DESC LIMIT ${MOST}`;
}
