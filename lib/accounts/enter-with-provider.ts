import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { database, type Transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { newId } from "@/lib/db/ids";
import { env } from "@/lib/env";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { claimAddress } from "./claim-address";
import type { ProviderIdentity, ProviderProfile } from "./provider-profile";
import { registerProviderMember } from "./register-provider-member";

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

function recordLink(tx: Transaction, id: string, provider: string): Promise<void> {
  return recordAudit(tx, "provider_linked", { actorId: id, subjectId: id, detail: { provider } });
}
