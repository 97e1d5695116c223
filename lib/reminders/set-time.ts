import "server-only";
import { now } from "@/lib/clock";
import { database, type Transaction } from "@/lib/db/client";

/** Sets the time of day at which the member is reminded, on all of their devices. */
export async function setTime(userId: string, time: string, tx?: Transaction): Promise<void> {
  const db = tx ?? (await database());
  const chosen = { time, setAt: now() };
  await db.checkInReminder.upsert({ where: { userId }, create: { userId, ...chosen }, update: chosen });
}
