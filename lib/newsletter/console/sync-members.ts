import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { now } from "@/lib/clock";
import { recordOperatorsNewsletter } from "@/lib/consent/record-choices";
import { database, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { payingMembers } from "./members";

const BATCH = 1_000;

interface Synced {
  /** Who became an active subscriber just now. */
  syncedCount: number;
  /** How many verified members with a running subscription there are. */
  totalVerifiedUsers: number;
}

interface Member {
  id: string;
  email: string;
}

/**
 * Makes active subscribers of verified members whose subscription runs, but for whoever has left, or whose own
 * last word on the newsletter is a no.
 */
export async function syncMembers(adminId: string): Promise<Synced> {
  const at = now();
  const db = await database();
  const verified = Prisma.sql`${payingMembers(at)} AND u."emailVerified" IS NOT NULL`;
  let syncedCount = 0;
  let after: string | null = null;
  do {
    const members: Member[] = await db.$transaction((tx) => syncNext(tx, adminId, { verified, after, at }));
    syncedCount += members.length;
    after = members.length === BATCH ? (members.at(-1)?.id ?? null) : null;
  } while (after);
  const [row] = await db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${verified}`;
  return { syncedCount, totalVerifiedUsers: row?.total ?? 0 };
}

/** Who has left has a row that says so; who waits for their confirmation proved the address as a member. */
async function syncNext(
  tx: Transaction,
  adminId: string,
  { verified, after, at }: { verified: Prisma.Sql; after: string | null; at: Date },
): Promise<Member[]> {
  const members = await tx.$queryRaw<Member[]>`
    SELECT u."id", u."email" ${verified}
      ${after ? Prisma.sql`AND u."id" > ${after}::uuid` : Prisma.empty}
      AND NOT EXISTS (SELECT 1 FROM "NewsletterSubscriber" n WHERE n."email" = u."email"
        AND (n."confirmedAt" IS NOT NULL OR n."unsubscribedAt" IS NOT NULL))
      AND coalesce((SELECT c."granted" FROM "Consent" c WHERE c."userId" = u."id" AND c."purpose" = 'newsletter'
        AND c."ground" = 'consent' ORDER BY c."id" DESC LIMIT 1), true)
    ORDER BY u."id" LIMIT ${BATCH}`;
  const emails = members.map((member) => member.email);
  await tx.newsletterSubscriber.updateMany({
    where: { email: { in: emails }, confirmedAt: null, unsubscribedAt: null },
    data: { confirmedAt: at },
  });
  await tx.newsletterSubscriber.createMany({
    data: members.map(({ id, email }) => ({
      id: newId(),
      email,
      userId: id,
      source: "sync",
      subscribedAt: at,
      confirmedAt: at,
    })),
    skipDuplicates: true,
  });
  const ids = members.map(({ id }) => id);
  // They see it in their preferences, where they can end it.
  await tx.emailPreferences.updateMany({ where: { userId: { in: ids } }, data: { newsletter: true } });
  await recordOperatorsNewsletter(tx, adminId, ids, true);
  return members;
}
