import { endpoint } from "@/lib/http/endpoint";
import { giveFeedback } from "@/lib/words/quote-acts";
import { FeedbackInput, FeedbackReply, QuoteParams } from "@/lib/words/schema";

/** Whether a quote helped, and why not. Said again, the newer word holds. */
export const POST = endpoint(
  { access: "subscriber", params: QuoteParams, body: FeedbackInput, reply: FeedbackReply },
  async ({ viewer, params, body: { helped, because = null } }) =>
    giveFeedback(viewer.id, params.id, { helped, because }),
);
