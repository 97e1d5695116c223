import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { now } from "@/lib/clock";
import type { Transaction } from "@/lib/db/client";
import { newMember } from "./new-member";
import type { ProviderProfile } from "./provider-profile";

/**
 * Makes an account without a password for someone whose address a provider has verified. Their time zone is not known
 * until their browser's first call.
 */
export async function registerProviderMember(
  tx: Transaction,
  profile: ProviderProfile,
  means: string,
): Promise<{ id: string }> {
  const member = newMember({ ...profile, timeZone: "UTC" });
  const at = now();
  await tx.user.create({ data: { ...member, emailVerified: at, ownerShownAt: at } });
  await recordAudit(tx, "registered", { actorId: member.id, subjectId: member.id, detail: { means } });
  return { id: member.id };
}
