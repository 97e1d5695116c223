"use client";

import { Bookmark, BookmarkCheck, Share } from "lucide-react";
import { useState } from "react";
import { PictureButton } from "@/components/quote/picture-button";
import { useFavorite } from "@/components/quote/use-favorite";
import { useShareQuote } from "@/components/quote/use-share-quote";
import { Button } from "@/components/ui/button";
import type { GeneratedQuote } from "@/lib/words/schema";

/** What one can do with the words: share them, keep them, make a picture of them. */
export function QuoteActs({ quote }: { quote: GeneratedQuote }) {
  const [isSaved, setSaved] = useState(quote.isFavorite);
  const share = useShareQuote("Copied!");
  const favorite = useFavorite();
  function toggle() {
    const choice = { id: quote.id, isFavorite: !isSaved };
    favorite.mutate(choice, { onSuccess: (stored) => setSaved(stored.isFavorite) });
  }
  return (
    <div className="acts">
      <Button variant="outline" onClick={() => share(quote.text)}>
        <Share />
        Share
      </Button>
      <Button variant={isSaved ? "tonal" : "outline"} disabled={favorite.isPending} onClick={toggle}>
        {isSaved ? <BookmarkCheck /> : <Bookmark />}
        {isSaved ? "Saved" : "Save"}
      </Button>
      <PictureButton text={quote.text} className="col-span-2" />
    </div>
  );
}
