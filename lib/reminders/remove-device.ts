import "server-only";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/** Ends the reminders on one of the member's devices. */
export async function removeDevice(userId: string, id: string): Promise<void> {
  const db = await database();
  const { count } = await db.pushSubscription.deleteMany({ where: { id, userId } });
  if (count === 0) throw new AppError("not_found", "Reminders are already off on this device.");
}
