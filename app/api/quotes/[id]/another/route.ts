import { endpoint } from "@/lib/http/endpoint";
import { consume } from "@/lib/limits/consume";
import { anotherQuote } from "@/lib/words/generate-quote";
import { allowedWriter } from "@/lib/words/request";
import { AnotherQuery, GeneratedQuote, QuoteParams } from "@/lib/words/schema";

/** Another text for the same check-in, three at most beside the first. */
export const POST = endpoint(
  { access: "subscriber", params: QuoteParams, query: AnotherQuery, reply: GeneratedQuote, status: 201 },
  async ({ viewer, params, query }) => {
    await consume("generate_member", viewer.id);
    const wish = query.wish === "none" ? null : query.wish;
    return anotherQuote(viewer.id, params.id, { writer: await allowedWriter(viewer.id), wish });
  },
);
