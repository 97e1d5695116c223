import { endpoint } from "@/lib/http/endpoint";
import { FavoriteInput, FavoriteReply, QuoteParams } from "@/lib/words/schema";
import { setFavorite } from "@/lib/words/set-favorite";

/** Saves or unsaves a quote. Saving twice is saving once. */
export const PATCH = endpoint(
  { access: "subscriber", params: QuoteParams, body: FavoriteInput, reply: FavoriteReply },
  async ({ viewer, params, body }) => setFavorite(viewer.id, params.id, body.isFavorite),
);
