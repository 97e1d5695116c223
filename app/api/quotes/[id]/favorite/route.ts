import { endpoint } from "@/lib/http/endpoint";
import { setFavorite } from "@/lib/words/quote-acts";
import { FavoriteInput, FavoriteReply, QuoteParams } from "@/lib/words/schema";

/** Saves or unsaves a quote. Saving twice is saving once. */
export const PATCH = endpoint(
  { access: "subscriber", params: QuoteParams, body: FavoriteInput, reply: FavoriteReply },
  async ({ viewer, params, body }) => setFavorite(viewer.id, params.id, body.isFavorite),
);
