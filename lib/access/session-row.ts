import "server-only";
import { sharedDatabase } from "@/lib/db/client";
import type { SubscriptionRecord } from "@/lib/subscriptions/rules";

/** A session with its member, their data key and their subscription. */
export interface SessionRow {
  sessionId: string;
  startedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  authenticatedAt: Date;
  id: string;
  email: string;
  emailVerified: Date | null;
  ownerShownAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
  timeZone: string;
  createdAt: Date;
  wrapped: Uint8Array;
  masterKeyId: string;
  subscription: SubscriptionRecord | null;
}

/** Every request asks for this, so it is asked past Prisma, which would use as much time again. */
export async function findSessionRow(tokenHash: string): Promise<SessionRow | null> {
  const { pool } = await sharedDatabase();
  const { rows } = await pool.query<FlatRow>(SESSION, [tokenHash]);
  const [row] = rows;
  return row ? { ...row, subscription: subscriptionOf(row) } : null;
}

const SESSION = `
  SELECT s."id" AS "sessionId", s."createdAt" AS "startedAt", s."lastSeenAt", s."expiresAt", s."authenticatedAt",
    u."id", u."email", u."emailVerified", u."ownerShownAt", u."firstName", u."lastName", u."image", u."timeZone", u."createdAt",
    k."wrapped", k."masterKeyId",
    p."provider", p."customerId", p."subscriptionId", p."status", p."startedAt" AS "subscribedAt", p."trialEnd",
    p."currentPeriodEnd", p."cancelAtPeriodEnd", p."endedAt", p."firstPaidAt"
  FROM "Session" s
  JOIN "User" u ON u."id" = s."userId"
  JOIN "MemberKey" k ON k."userId" = u."id"
  LEFT JOIN "Subscription" p ON p."userId" = u."id"
  WHERE s."tokenHash" = $1`;

type FlatRow = Omit<SessionRow, "subscription"> &
  Omit<SubscriptionRecord, "provider" | "startedAt"> & {
    /** Null where there is no subscription. */
    provider: SubscriptionRecord["provider"] | null;
    subscribedAt: Date | null;
  };

function subscriptionOf({ provider, subscribedAt, ...row }: FlatRow): SubscriptionRecord | null {
  if (provider === null) return null;
  const { customerId, subscriptionId, status, trialEnd, currentPeriodEnd } = row;
  const { cancelAtPeriodEnd, endedAt, firstPaidAt } = row;
  return {
    provider,
    customerId,
    subscriptionId,
    status,
    startedAt: subscribedAt,
    trialEnd,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    endedAt,
    firstPaidAt,
  };
}
