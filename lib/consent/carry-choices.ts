import "server-only";
import type { Transaction } from "@/lib/db/client";
import { COOKIE_PURPOSES, type Purpose } from "./purposes";
import { choicesOf } from "./queries";
import { recordChoices } from "./record-choices";

/** What was chosen in this browser before signing in becomes the member's, where it is newer than what they chose. */
export async function carryChoices(db: Transaction, userId: string, visitorId: string): Promise<void> {
  const visitors = await choicesOf(db, { visitorId }, COOKIE_PURPOSES);
  if (Object.keys(visitors).length === 0) return;
  const members = await choicesOf(db, { userId }, COOKIE_PURPOSES);
  for (const [purpose, choice] of Object.entries(visitors)) {
    const own = members[purpose as Purpose];
    if (own && own.at >= choice.at) continue;
    await recordChoices(db, { userId }, { [purpose]: choice.granted }, choice.at);
  }
}
