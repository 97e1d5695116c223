import "server-only";
import { z } from "zod";
import { WISHES } from "@/lib/check-ins/rules";
import type { MemberCipher } from "@/lib/db/encryption/ciphers";
import { BECAUSE, type Feedback } from "@/lib/moods/taste";

/** What a quote's sealed column holds. */
const QuoteContent = z.object({
  text: z.string(),
  reason: z.string(),
  /** What it gives at its end, where that is known. */
  gives: z.enum(WISHES).nullable().default(null),
  /** The text of the library that it is. */
  passage: z.string().nullable().default(null),
});
export type QuoteContent = z.infer<typeof QuoteContent>;

export function sealQuote(
  cipher: MemberCipher,
  id: string,
  content: z.input<typeof QuoteContent>,
): Uint8Array<ArrayBuffer> {
  return cipher.seal("Quote", id, JSON.stringify(content));
}

export function openQuote(cipher: MemberCipher, id: string, sealed: Uint8Array): QuoteContent {
  return QuoteContent.parse(JSON.parse(cipher.open("Quote", id, sealed)));
}

/** What a feedback's sealed column holds. */
const FeedbackContent = z.object({ helped: z.boolean(), because: z.enum(BECAUSE).nullable() });

export function sealFeedback(
  cipher: MemberCipher,
  quoteId: string,
  content: Feedback,
): Uint8Array<ArrayBuffer> {
  return cipher.seal("QuoteFeedback", quoteId, JSON.stringify(content));
}

export function openFeedback(cipher: MemberCipher, quoteId: string, sealed: Uint8Array): Feedback {
  return FeedbackContent.parse(JSON.parse(cipher.open("QuoteFeedback", quoteId, sealed)));
}
