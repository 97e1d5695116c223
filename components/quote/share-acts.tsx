"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck, Image as Picture, Share } from "lucide-react";
import { useEffect } from "react";
import { rereadMoods } from "@/components/layout/query-client";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-link";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { call } from "@/lib/http/client";
import type { Quote } from "@/lib/words/schema";
import { toastPictureFailed, useShareQuote } from "./share-quote";

/** The ways to take a quote along, and to keep it or let it go. */
export function ShareActs({ quote }: { quote: Pick<Quote, "id" | "text" | "isFavorite"> }) {
  const share = useShareQuote();
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" size="small" onClick={() => share(quote.text)}>
        <Share />
        Share Quote
      </Button>
      <SaveButton quote={quote} size="small" />
      <PictureButton text={quote.text} size="small" />
    </div>
  );
}

interface SaveButtonProps extends Omit<ButtonLook, "variant"> {
  quote: Pick<Quote, "id" | "isFavorite">;
}

/** Saves or unsaves a quote. */
export function SaveButton({ quote, ...look }: SaveButtonProps) {
  const favorite = useFavorite(quote.id);
  const isSaved = favorite.data?.isFavorite ?? quote.isFavorite;
  // Fetched with the words: when something is saved the connection may be gone.
  useEffect(() => void keptFavorites().catch(() => {}), []);
  return (
    <Button
      {...look}
      variant={isSaved ? "tonal" : "outline"}
      disabled={favorite.isPending}
      onClick={() => favorite.mutate(!isSaved)}
    >
      {isSaved ? <BookmarkCheck /> : <Bookmark />}
      {isSaved ? "Saved" : "Save"}
    </Button>
  );
}

const keptFavorites = () => import("@/lib/device/kept-favorites");

/** The lists and totals that show a quote as saved are read again. */
function useFavorite(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isFavorite: boolean) =>
      call("/api/quotes/[id]/favorite", { method: "PATCH", params: { id }, body: { isFavorite } }),
    onSuccess: ({ isFavorite }) => {
      toast({ title: isFavorite ? "Added to favorites" : "Removed from favorites" });
      rereadMoods(queries);
      void keptFavorites()
        .then(({ refreshFavorites }) => refreshFavorites())
        .catch(() => {});
    },
    onError: (error) => toastFailure("Error", error, "Failed to update favorite status."),
  });
}

interface PictureButtonProps extends Omit<ButtonLook, "variant"> {
  /** The quote that the picture shows. */
  text: string;
}

const loadDialog = () => import("./picture-dialog").then((module) => module.PictureDialog);

/** Makes a picture of a quote. What that takes is fetched only when somebody asks for one. */
export function PictureButton({ text, ...look }: PictureButtonProps) {
  const { Dialog, close, button } = useLazyDialog(loadDialog, toastPictureFailed);
  return (
    <>
      <Button {...look} {...button} variant="outline">
        <Picture />
        Picture
      </Button>
      {Dialog && <Dialog text={text} onClose={close} />}
    </>
  );
}
