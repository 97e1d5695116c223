import "server-only";
import type { Choices } from "@/lib/consent/purposes";
import { MOOD_PURPOSES } from "@/lib/consent/purposes";
import { choicesOf } from "@/lib/consent/queries";
import { mayAskAi } from "@/lib/consent/rules";
import { database } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { libraryWriter, type QuoteWriter, quoteWriter } from "./writers";

/**
 * The writer that this member allows: an AI only where they said yes to it.
 *
 * @throws AppError forbidden when the member took back their consent to keeping ratings
 */
export async function allowedWriter(userId: string): Promise<QuoteWriter> {
  const consent = await moodChoices(userId);
  if (consent.mood_data?.granted === false) {
    throw new AppError(
      "forbidden",
      "You've taken back your consent to us keeping your ratings. To check in, please give it again.",
    );
  }
  if (!mayAskAi(consent.ai_quotes)) return libraryWriter;
  const writer = quoteWriter();
  const mayAskAgain = async () => mayAskAi((await moodChoices(userId)).ai_quotes);
  return { write: (request) => writer.write({ ...request, mayAskAgain }) };
}

/** A check-in that waited on a device may come before they are asked anew: a no from then still is one. */
async function moodChoices(userId: string): Promise<Choices> {
  return choicesOf(await database(), { userId }, MOOD_PURPOSES, { everBefore: true });
}
