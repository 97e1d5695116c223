import "server-only";
import { database } from "@/lib/db/client";

/** Changes which zone decides the member's days. Entries keep the days that they were made on. */
export async function setTimeZone(userId: string, timeZone: string): Promise<void> {
  const db = await database();
  await db.user.updateMany({ where: { id: userId }, data: { timeZone } });
}
