import "server-only";
import { z } from "zod";
import type { MemberCipher } from "@/lib/db/encryption/member-cipher";

/** What a quote's sealed column holds. */
const QuoteContent = z.object({ text: z.string(), reason: z.string() });
type QuoteContent = z.infer<typeof QuoteContent>;

export function sealQuote(cipher: MemberCipher, id: string, content: QuoteContent): Uint8Array<ArrayBuffer> {
  return cipher.seal("Quote", id, JSON.stringify(content));
}

export function openQuote(cipher: MemberCipher, id: string, sealed: Uint8Array): QuoteContent {
  return QuoteContent.parse(JSON.parse(cipher.open("Quote", id, sealed)));
}
