import { z } from "zod";
import { anId } from "@/lib/ground/id";

export const USERS_PAGE_SIZE = 50;

/** How many users one call deletes at most: each may cost a call to the billing service. */
export const DELETE_AT_ONCE = 100;

export const USER_STATUSES = ["all", "verified", "unverified", "active", "trial", "expired"] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** What a search looks for at least; the index of searches is made of such threes. */
export function hasThreeLetters(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}

/** Whether a search can be answered without reading everyone: a whole address has an index of its own. */
export function isSearchable(text: string): boolean {
  return hasThreeLetters(text) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Blank: everyone. */
export const Search = z
  .string("must be text")
  .trim()
  .max(200, "must have at most 200 characters")
  .refine((q) => q === "" || isSearchable(q), "needs at least three letters in a row, or a whole address");

const filter = {
  /** Part of an address, a first or a last name. */
  q: Search.optional(),
  status: z.enum(USER_STATUSES).optional(),
};

export const UserFilter = z.strictObject(filter);
export type UserFilter = z.infer<typeof UserFilter>;

export const AdminUsersQuery = z.strictObject({
  ...filter,
  /** Where the page before ended. */
  cursor: anId("must be the cursor of a next link").optional(),
});
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>;

/** A user as the admin sees them: who they are and what they subscribe to, never how they feel. */
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** "email", or the provider that they sign in with. */
  authProvider: z.string(),
  emailVerifiedAt: z.string().nullable(),
  /** `active`, `trialing`, `trial_expired`, another word of the billing service, or null: never subscribed. */
  subscriptionStatus: z.string().nullable(),
  createdAt: z.string(),
  trialEndsAt: z.string().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminUsers = z.array(AdminUser);

export const UserStats = z.object({
  totalUsers: z.number(),
  verifiedUsers: z.number(),
  activeSubscriptions: z.number(),
  trialUsers: z.number(),
});
export type UserStats = z.infer<typeof UserStats>;

/** All that the admin sees of one user: nothing of how they feel, and no secret. */
export const UserDetail = z.object({
  ...AdminUser.omit({ authProvider: true }).shape,
  /** Whether they may use what is paid for, and if not, why. */
  access: z.enum(["granted", "trial_expired", "payment_failed", "no_subscription"]),
  periodEndsAt: z.string().nullable(),
  /** Whether they cancelled, so that it ends with its period. */
  isEnding: z.boolean(),
  /** "password", "passkey", and the providers that they sign in with. */
  signsInWith: z.array(z.string()),
  /** Where they are signed in now. */
  devices: z.number(),
  /** When one of these was last used, to the hour. */
  lastSeenAt: z.string().nullable(),
  newsletter: z.enum(["reads", "pending", "left", "none"]),
  /** The newest first, as far as they are still on record. */
  mails: z.array(
    z.object({
      id: z.string(),
      /** The letter's name, or `newsletter` or `notice`. */
      kind: z.string(),
      state: z.enum(["waiting", "sent", "failed"]),
      at: z.string(),
    }),
  ),
});
export type UserDetail = z.infer<typeof UserDetail>;

export const UserParams = z.object({ id: anId() });

/** What was done at the billing service; null when there was nothing to do. */
export const UserDeletion = z.object({ stripeCleanup: z.string().nullable() });

const Chosen = z.strictObject({
  userIds: z
    .array(anId("must be a user's id"), "must be a list")
    .min(1, "must name at least one user")
    .max(DELETE_AT_ONCE, `must name at most ${DELETE_AT_ONCE} users`),
});

/** Everyone that a filter finds, but for a few: deleted `DELETE_AT_ONCE` at a time until `remaining` is 0. */
const Matching = z.strictObject({
  matching: UserFilter,
  except: z.array(anId("must be a user's id"), "must be a list").max(1_000, "must name at most 1,000 users"),
  /** The newest user there was when the choice was made: whoever came later was not meant. */
  upTo: anId("must be a user's id"),
  /** How many were meant. When more are found, nobody is deleted. */
  expected: z.int("must be a whole number").min(1, "must be at least 1"),
});
export type MatchingUsers = z.infer<typeof Matching>;

/** Whichever of the two is meant says what is wrong with it. */
export const BulkDeleteInput = z
  .custom<z.input<typeof Chosen> | z.input<typeof Matching>>()
  .transform((body, context): z.output<typeof Chosen> | MatchingUsers => {
    const isMatching = typeof body === "object" && body !== null && "matching" in body;
    const parsed = (isMatching ? Matching : Chosen).safeParse(body);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.issues.push({ ...issue, input: body } as never);
    return z.NEVER;
  });
export type BulkDeleteInput = z.infer<typeof BulkDeleteInput>;

export const BulkDeletion = z.object({
  deleted: z.number(),
  /** How many Stripe subscriptions were cancelled. */
  stripeCleanup: z.number(),
  /** How many of those that were meant are still there. */
  remaining: z.number(),
  /** Who of those that were tried is still there. */
  failed: z.array(z.string()),
});
export type BulkDeletion = z.infer<typeof BulkDeletion>;

/** Mails that are not tried again: which letter, and why; never to whom. */
export const FailedMails = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      /** Null for a batch of a newsletter. */
      template: z.string().nullable(),
      reason: z.string(),
      failedAt: z.string(),
    }),
  ),
  total: z.number(),
});
