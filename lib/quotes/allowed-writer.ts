import "server-only";
import { moodConsentOf } from "@/lib/consent/queries";
import { mayAskAi } from "@/lib/consent/rules";
import { AppError } from "@/lib/errors";
import { quoteWriter } from "@/lib/services/quote-writer";
import { libraryWriter, type TimedQuoteWriter } from "@/lib/services/quote-writer/choose";

/**
 * The writer that this member allows.
 *
 * @throws AppError forbidden when the member took back their consent to keeping ratings
 */
export async function allowedWriter(userId: string): Promise<TimedQuoteWriter> {
  // A check-in that waited on a device may come before they were asked anew: a no from then still is one.
  const consent = await moodConsentOf(userId, { everBefore: true });
  if (consent.moodData?.granted === false) {
    throw new AppError("forbidden", "You took back your consent to keep ratings. Give it again to check in.");
  }
  return mayAskAi(consent) ? quoteWriter() : libraryWriter;
}
