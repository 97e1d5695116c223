import "server-only";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/ground/errors";
import { changeSummary } from "@/lib/moods/stored-summary";
import { withFavorite } from "@/lib/moods/summary";
import { now } from "@/lib/time/clock";

/**
 * Saves one of the member's quotes, or lets it go. Saving twice is saving once.
 *
 * @throws AppError not_found for what does not exist and for what is somebody else's
 */
export async function setFavorite(userId: string, id: string, isFavorite: boolean, at = now()) {
  const db = await database();
  await db.$transaction(async (tx) => {
    const { count } = await tx.quote.updateMany({
      where: { id, userId, favoritedAt: isFavorite ? null : { not: null } },
      data: { favoritedAt: isFavorite ? at : null },
    });
    if (count === 1) await changeSummary(tx, userId, (summary) => withFavorite(summary, isFavorite ? 1 : -1));
    else if ((await tx.quote.count({ where: { id, userId } })) === 0) {
      throw new AppError("not_found", "This quote is no longer here.");
    }
  });
  return { id, isFavorite };
}
