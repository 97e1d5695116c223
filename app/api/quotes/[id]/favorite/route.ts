import { endpoint, route } from "@/lib/http/route";
import { FavoriteInput, FavoriteReply, QuoteParams } from "@/lib/words/schema";
import { setFavorite } from "@/lib/words/set-favorite";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Saves or unsaves a quote. Saving twice is saving once. */
  PATCH: endpoint(
    { access: "subscriber", params: QuoteParams, body: FavoriteInput, reply: FavoriteReply },
    async ({ viewer, params, body }) => setFavorite(viewer.id, params.id, body.isFavorite),
  ),
});
