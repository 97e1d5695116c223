import { endpoint, route } from "@/lib/http/route";
import { giveFeedback } from "@/lib/words/give-feedback";
import { FeedbackInput, FeedbackReply, QuoteParams } from "@/lib/words/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Whether a quote helped, and why not. Said again, the newer word holds. */
  POST: endpoint(
    { access: "subscriber", params: QuoteParams, body: FeedbackInput, reply: FeedbackReply },
    async ({ viewer, params, body: { helped, because = null } }) =>
      giveFeedback(viewer.id, params.id, { helped, because }),
  ),
});
