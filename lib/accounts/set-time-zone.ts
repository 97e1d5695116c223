import "server-only";
import { database } from "@/lib/db/client";
import { timeZoneOf } from "@/lib/time/clock";

/** Changes which zone decides the member's days. Entries keep the days that they were made on. */
export async function setTimeZone(userId: string, timeZone: string): Promise<void> {
  const db = await database();
  await db.user.updateMany({ where: { id: userId }, data: { timeZone } });
}

/**
 * The zone that decides which day an entry made now belongs to: the browser's, kept on the user for the screens
 * that are drawn before the next call; without one, the zone that was kept.
 */
export async function memberTimeZone(
  member: { id: string; timeZone: string },
  request: Request,
): Promise<string> {
  const timeZone = timeZoneOf(request) ?? member.timeZone;
  if (timeZone !== member.timeZone) await setTimeZone(member.id, timeZone);
  return timeZone;
}
