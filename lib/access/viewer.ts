import { z } from "zod";
import type { User } from "@/lib/accounts/schema";
import { accessOf, type SubscriptionRecord } from "@/lib/subscriptions/rules";

const Instant = z.coerce.date();

/** Who is asking: the signed-in member, as one lookup of their session found them. */
export const Viewer = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  image: z.string().nullable(),
  timeZone: z.string(),
  createdAt: Instant,
  isAdmin: z.boolean(),
  sessionId: z.string(),
  authenticatedAt: Instant,
  subscription: z
    .object({
      provider: z.enum(["local", "stripe"]),
      customerId: z.string(),
      subscriptionId: z.string().nullable(),
      status: z.enum(["trialing", "active", "past_due", "unpaid", "incomplete", "canceled"]).nullable(),
      startedAt: Instant.nullable(),
      trialEnd: Instant.nullable(),
      currentPeriodEnd: Instant.nullable(),
      cancelAtPeriodEnd: z.boolean(),
      endedAt: Instant.nullable(),
      firstPaidAt: Instant.nullable(),
    })
    .nullable() satisfies z.ZodType<SubscriptionRecord | null>,
  /** The member's data key as it is stored, wrapped: it travels along so that no second lookup is needed. */
  key: z.object({ wrapped: z.string(), masterKeyId: z.string() }),
});
export type Viewer = z.infer<typeof Viewer>;

export function hasAccess(viewer: Viewer, now: Date): boolean {
  return accessOf(viewer.subscription, now) === "granted";
}

/** The current-user reply. */
export function userOf(viewer: Viewer): User {
  return {
    id: viewer.id,
    email: viewer.email,
    firstName: viewer.firstName,
    lastName: viewer.lastName,
    profileImageUrl: viewer.image,
    emailVerified: viewer.emailVerified,
    isAdmin: viewer.isAdmin,
    timeZone: viewer.timeZone,
    createdAt: viewer.createdAt.toISOString(),
  };
}
