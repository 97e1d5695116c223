import "server-only";
import { Prisma } from "@/generated/prisma/client";

/**
 * The subscription's status at an instant, in SQL, so that lists can be filtered and counted by it: what
 * `asOf` and `accessOf` of the subscription rules say, with `trial_expired` for a trial that ended unpaid.
 * Takes the subscription's row as `s`.
 */
export function standingAt(at: Date): Prisma.Sql {
  const time = Prisma.sql`${at.toISOString()}::timestamptz`;
  const ended = Prisma.sql`(s."provider" = 'local' AND ${time} >= CASE s."status"
    WHEN 'trialing' THEN s."trialEnd" WHEN 'active' THEN s."currentPeriodEnd" END)`;
  const neverPaid = Prisma.sql`s."firstPaidAt" IS NULL AND s."trialEnd" IS NOT NULL`;
  return Prisma.sql`CASE
    WHEN ${ended} AND NOT s."cancelAtPeriodEnd" THEN 'active'
    WHEN s."status" = 'trialing' AND (s."trialEnd" IS NULL OR s."trialEnd" <= ${time}) AND NOT coalesce(${ended}, false)
      THEN 'trial_expired'
    WHEN ${ended} OR s."status" = 'canceled' THEN CASE WHEN ${neverPaid} THEN 'trial_expired' ELSE 'canceled' END
    WHEN s."status" = 'active' AND s."cancelAtPeriodEnd" AND s."currentPeriodEnd" <= ${time} AND ${neverPaid}
      THEN 'trial_expired'
    ELSE s."status"::text
  END`;
}
