import { startSession } from "@/lib/access/session";
import type { Database } from "@/lib/db/client";
import { now } from "@/lib/time/clock";
import { makeMember, type SubscriptionState } from "@/prisma/seed/people";
import { TEST_ENVIRONMENT } from "@/tests/support/environment";
import { type Browser, newBrowser } from "@/tests/support/request";

/** A registered member at a browser in which they are signed in. */
export interface Member extends Browser {
  id: string;
  email: string;
  password: string;
}

export const PASSWORD = "correct horse battery";

let count = 0;

/** A signed-in member whose subscription is in the given state; "none" has never had one. */
export async function member(
  db: Database,
  state: SubscriptionState | "none" = "active",
  email = `member-${++count}@hearten.test`,
): Promise<Member> {
  const person = { email, password: PASSWORD, firstName: "Ada", lastName: "Lovelace" };
  const { id } = await makeMember(db, person, state, now());
  return { id, email, password: PASSWORD, ...newBrowser(await startSession(id, null)) };
}

/** The member whose verified address the configuration names, signed in. */
export function admin(db: Database): Promise<Member> {
  return member(db, "active", TEST_ENVIRONMENT.ADMIN_EMAIL);
}

/** The admin alone: nobody else has an account or gets a newsletter, and none was ever sent. */
export async function adminAlone(db: Database): Promise<Member> {
  await db.newsletter.deleteMany();
  await db.newsletterSubscriber.deleteMany();
  await db.user.deleteMany();
  return admin(db);
}

/** Whose access is over, each with the reason that they are told. */
export const LAPSED = {
  trial_expired: "trial_over",
  no_subscription: "paid_over",
  payment_failed: "past_due",
} as const satisfies Record<string, SubscriptionState>;
