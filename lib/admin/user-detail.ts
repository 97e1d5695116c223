import "server-only";
import type { Holder } from "@/lib/data-rights/held-rows";
import { type Database, database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { memberMails } from "@/lib/mail/mail-history";
import { accessOf, asOf, periodEnd } from "@/lib/subscriptions/rules";
import { SUBSCRIPTION_COLUMNS } from "@/lib/subscriptions/schema";
import { now } from "@/lib/time/clock";
import type { UserDetail } from "./schema";

/** One user as the admin sees them; null: there is none with this id. */
export async function userDetail(id: string): Promise<UserDetail | null> {
  const db = await database();
  const user = await findUser(db, id);
  if (!user) return null;
  const subscriber = await db.newsletterSubscriber.findUnique({
    where: { email: user.email },
    select: { confirmedAt: true, unsubscribedAt: true },
  });
  const mails = await memberMails(user);
  return {
    id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    emailVerifiedAt: user.emailVerified?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    ...standingOf(user),
    signsInWith: [
      ...(user.password ? ["password"] : []),
      ...(user._count.passkeys > 0 ? ["passkey"] : []),
      ...user.accounts.map(({ provider }) => provider),
    ],
    devices: user.sessions.length,
    lastSeenAt: user.sessions[0]?.lastSeenAt.toISOString() ?? null,
    newsletter: newsletterOf(user, subscriber),
    mails: mails.map((mail) => ({ ...mail, at: mail.at.toISOString() })),
  };
}

/** @throws AppError not_found */
export async function holderOf(id: string): Promise<Holder> {
  const db = await database();
  const user = await db.user.findUnique({ where: { id }, select: { email: true, emailVerified: true } });
  if (!user) throw noSuchUser();
  return { id, email: user.email, emailVerified: user.emailVerified !== null };
}

export function noSuchUser(): AppError {
  return new AppError("not_found", "This account no longer exists.");
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>;

function findUser(db: Database, id: string) {
  return db.user.findUnique({
    where: { id },
    relationLoadStrategy: "join",
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      emailVerified: true,
      createdAt: true,
      password: { select: { userId: true } },
      _count: { select: { passkeys: true } },
      accounts: { select: { provider: true }, orderBy: { createdAt: "asc" } },
      sessions: {
        where: { expiresAt: { gt: now() } },
        select: { lastSeenAt: true },
        orderBy: { lastSeenAt: "desc" },
      },
      subscription: { select: SUBSCRIPTION_COLUMNS },
      emailPreferences: { select: { newsletter: true } },
    },
  });
}

function standingOf({ subscription }: FoundUser) {
  const at = now();
  const access = accessOf(subscription, at);
  const current = subscription && asOf(subscription, at);
  return {
    access,
    subscriptionStatus: access === "trial_expired" ? access : (current?.status ?? null),
    trialEndsAt: current?.trialEnd?.toISOString() ?? null,
    periodEndsAt: (current && periodEnd(current))?.toISOString() ?? null,
    isEnding: current?.cancelAtPeriodEnd ?? false,
  };
}

/** As `newsletterRecipients` decides who it goes to. */
function newsletterOf(
  { emailPreferences, emailVerified }: FoundUser,
  subscriber: { confirmedAt: Date | null; unsubscribedAt: Date | null } | null,
): UserDetail["newsletter"] {
  if (subscriber?.unsubscribedAt) return "left";
  if (subscriber?.confirmedAt || (emailPreferences?.newsletter && emailVerified)) return "reads";
  return subscriber ? "pending" : "none";
}
