import "server-only";
import type { Transaction } from "@/lib/db/client";
import { memberCipher } from "@/lib/db/encryption/member-cipher";
import { AppError } from "@/lib/errors";
import { EMPTY_SUMMARY, Summary } from "./summary";

/** The member's summary: one row, one statement, whatever the length of their history. */
export async function readSummary(db: Transaction, userId: string): Promise<Summary> {
  const row = await db.memberSummary.findUnique({ where: { userId }, select: { sealed: true } });
  return row ? opened(db, userId, row.sealed) : EMPTY_SUMMARY;
}

/**
 * Changes the summary within the transaction that changes what it sums up. The row is locked first,
 * so that two check-ins at once are both counted.
 */
export async function changeSummary(
  tx: Transaction,
  userId: string,
  change: (summary: Summary) => Summary | Promise<Summary>,
): Promise<Summary> {
  const rows = await tx.$queryRaw<{ sealed: Uint8Array }[]>`
    SELECT "sealed" FROM "MemberSummary" WHERE "userId" = ${userId}::uuid FOR UPDATE`;
  const [row] = rows;
  if (!row) throw new AppError("not_found", "This account no longer exists.");
  const changed = await change(await opened(tx, userId, row.sealed));
  // `update` would read the column back.
  await tx.memberSummary.updateMany({
    where: { userId },
    data: { sealed: await sealed(tx, userId, changed) },
  });
  return changed;
}

/** The column's value for a summary. */
export async function sealed(
  db: Transaction,
  userId: string,
  summary: Summary,
): Promise<Uint8Array<ArrayBuffer>> {
  const cipher = await memberCipher(db, userId);
  return cipher.seal("MemberSummary", userId, JSON.stringify(summary));
}

async function opened(db: Transaction, userId: string, column: Uint8Array): Promise<Summary> {
  const cipher = await memberCipher(db, userId);
  return Summary.parse(JSON.parse(cipher.open("MemberSummary", userId, column)));
}
