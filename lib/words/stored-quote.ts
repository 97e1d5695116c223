import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { WISHES } from "@/lib/check-ins/rules";
import type { MemberCipher } from "@/lib/db/encryption/ciphers";
import { BECAUSE, type Feedback } from "@/lib/moods/taste";
import dictionaryOne from "./quote-dictionary.json";

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
  const { text, reason, gives = null, passage = null } = content;
  const packed = deflateRawSync(JSON.stringify([text, reason, gives, passage]), { dictionary, level: 9 });
  return cipher.seal("Quote", id, Buffer.concat([Buffer.of(PACKED), packed]));
}

export function openQuote(cipher: MemberCipher, id: string, sealed: Uint8Array): QuoteContent {
  const plain = cipher.openBytes("Quote", id, sealed);
  // One from before they were packed is JSON, which begins with a brace.
  if (plain[0] !== PACKED) return QuoteContent.parse(JSON.parse(plain.toString("utf8")));
  const unpacked = inflateRawSync(plain.subarray(1), { dictionary });
  const [text, reason, gives, passage] = PackedContent.parse(JSON.parse(unpacked.toString("utf8")));
  return { text, reason, gives, passage };
}

/** The whole content, packed against words that the library often uses: less than half as long. */
const PACKED = 1;
const PackedContent = z.tuple([z.string(), z.string(), z.enum(WISHES).nullable(), z.string().nullable()]);
/** What is packed opens with these very words alone: other ones would need another first byte. */
const dictionary = Buffer.from(dictionaryOne.join(""), "utf8");

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
