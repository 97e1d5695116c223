import "server-only";
import { z } from "zod";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Provider } from "@/lib/audit/schema";
import { ExactEmailAddress } from "@/lib/config/addresses";
import { env } from "@/lib/config/env";
import { database, type Transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { AppError } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";
import { queueMail } from "@/lib/mail/queue-mail";
import { now } from "@/lib/time/clock";
import { ACCOUNT_PURPOSES, endLinks, holdWaysIn } from "./mailed-links";
import { newMember } from "./register-member";
import { PersonName, type SignInError } from "./schema";

/**
 * Decides whether somebody whom a provider has identified comes in, and has their account ready when they do.
 *
 * @returns true, or why not
 */
export async function admitFromProvider(
  id: Provider,
  providerName: string,
  account: { providerAccountId: string } | null,
  claims: unknown,
): Promise<true | SignInError> {
  if (!account) return "sign_in_not_completed";
  const profile = profileOf(claims);
  if ("refused" in profile) {
    await recordAudit(await database(), "sign_in_failed", { detail: { means: id, reason: profile.refused } });
    return profile.refused;
  }
  try {
    await enterWithProvider(
      { provider: id, providerAccountId: account.providerAccountId },
      profile,
      providerName,
    );
    return true;
  } catch (error) {
    // next-auth would put the error's message into the address.
    log.error({ event: "provider_sign_in_failed", kind: error instanceof Error ? error.name : typeof error });
    return "sign_in_not_completed";
  }
}

/**
 * The member behind an identity at a provider: the one who has it, else the one with its verified address, whose
 * account is linked, else a new one. All or nothing.
 *
 * @param providerName what people call the provider
 */
export async function enterWithProvider(
  identity: ProviderIdentity,
  profile: ProviderProfile,
  providerName: string,
): Promise<{ id: string }> {
  return findOrMake(identity, profile, providerName).catch((error: unknown) => {
    // Someone took the address or the identity in the same moment: now it is there to be found.
    if (isUniqueViolation(error)) return findOrMake(identity, profile, providerName);
    throw error;
  });
}

const MEMBER = {
  id: true,
  email: true,
  emailVerified: true,
  ownerShownAt: true,
  firstName: true,
  lastName: true,
} as const;

async function findOrMake(
  identity: ProviderIdentity,
  profile: ProviderProfile,
  providerName: string,
): Promise<{ id: string }> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const known = await tx.account.findUnique({
      where: { provider_providerAccountId: identity },
      select: { user: { select: MEMBER } },
    });
    const user =
      known?.user ?? (await tx.user.findUnique({ where: { email: profile.email }, select: MEMBER }));
    const { id } = user ?? (await registerProviderMember(tx, profile, identity.provider));
    if (!known) await tx.account.create({ data: { ...identity, type: "oauth", userId: id } });
    const isLinked = user !== null && !known;
    if (isLinked) {
      await recordLink(tx, id, identity.provider);
      const key = `provider-linked:${identity.provider}:${identity.providerAccountId}:${newId()}`;
      await queueMail(
        tx,
        { template: "providerLinked", to: { userId: id }, provider: providerName },
        { key },
      );
    }
    if (user?.email === profile.email && isUnclaimed(user)) await claimAddress(tx, id, identity);
    const firstName = user?.firstName ?? profile.firstName;
    const lastName = user?.lastName ?? profile.lastName;
    if (user && (firstName !== user.firstName || lastName !== user.lastName)) {
      await tx.user.update({ where: { id }, data: { firstName, lastName } });
    }
    return { id };
  });
}

/** An address that nobody has verified, or the admin's, which nobody may hold on the strength of an opened link alone. */
function isUnclaimed(user: {
  email: string;
  emailVerified: Date | null;
  ownerShownAt: Date | null;
}): boolean {
  if (user.ownerShownAt) return false;
  return user.emailVerified === null || user.email === env().adminEmail;
}

function recordLink(tx: Transaction, id: string, provider: Provider): Promise<void> {
  return recordAudit(tx, "provider_linked", { actorId: id, subjectId: id, detail: { provider } });
}

/** Who a sign-in provider says somebody is. */
interface ProviderProfile {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

type Refusal = Extract<SignInError, "address_not_verified" | "address_unusable">;

const Name = PersonName.catch(null).transform((name) => name ?? null);

/** The standard claims that are of use here (OpenID Connect Core, 5.1). What they hold is the provider's word. */
const Claims = z.object({
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  given_name: Name,
  family_name: Name,
  name: Name,
});

/** Reads a provider's claims. Without an address that it has verified nobody is let in: it would prove nothing. */
export function profileOf(claims: unknown): ProviderProfile | { refused: Refusal } {
  const { email, email_verified, given_name, family_name, name } = Claims.parse(claims);
  const address = ExactEmailAddress.safeParse(email);
  if (!address.success) return { refused: "address_unusable" };
  // Some send the text "true", or nothing: only the claim itself counts.
  if (email_verified !== true) return { refused: "address_not_verified" };
  return { email: address.data, firstName: given_name ?? name, lastName: family_name };
}

/**
 * Makes an account without a password for someone whose address a provider has verified. Their time zone is not known
 * until their browser's first call.
 */
async function registerProviderMember(
  tx: Transaction,
  profile: ProviderProfile,
  means: Provider,
): Promise<{ id: string }> {
  const member = newMember({ ...profile, timeZone: "UTC" });
  const at = now();
  await tx.user.create({ data: { ...member, emailVerified: at, ownerShownAt: at } });
  await recordAudit(tx, "registered", { actorId: member.id, subjectId: member.id, detail: { means } });
  return { id: member.id };
}

/**
 * Gives an account whose owner has not been shown to the owner of its address, whom a provider has just vouched for.
 * Whoever registered it may be a stranger: their password, their sessions, their other ways in and every link that is
 * still under way end first.
 */
async function claimAddress(tx: Transaction, userId: string, vouching: ProviderIdentity): Promise<void> {
  await holdWaysIn(tx, userId);
  // The ways in first: a sign-in that is under way is waited for, and then undone.
  await tx.password.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.account.deleteMany({ where: { userId, NOT: vouching } });
  await endLinks(tx, userId, ACCOUNT_PURPOSES);
  const { count } = await tx.session.deleteMany({ where: { userId } });
  await recordAudit(tx, "sessions_ended", { subjectId: userId, detail: { count } });
  const unverified = { id: userId, emailVerified: null };
  const verified = await tx.user.updateMany({ where: unverified, data: { emailVerified: now() } });
  if (verified.count > 0) await recordAudit(tx, "address_verified", { subjectId: userId });
  await tx.user.update({ where: { id: userId }, data: { ownerShownAt: now() } });
}

/**
 * Makes sure that a provider which somebody has just come in by is still linked to the member, and that it stays so until the
 * transaction ends.
 *
 * @throws AppError unauthenticated when the link has ended since
 */
export async function holdIdentity(tx: Transaction, userId: string, provider: string): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Account" WHERE "userId" = ${userId}::uuid AND "provider" = ${provider} FOR SHARE`;
  if (held.length === 0) throw new AppError("unauthenticated", "Please sign in again.");
}

export function isProviderId(id: unknown): id is Provider {
  return id === "google" || id === "oidc";
}

/** Somebody at a sign-in provider: there their id stays the same, whatever becomes of their address. */
interface ProviderIdentity {
  provider: Provider;
  providerAccountId: string;
}
