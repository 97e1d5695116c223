"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/http/client";
import { MOOD_READS } from "@/lib/http/query-keys";
import type { FavoriteReply } from "@/lib/words/schema";

interface Choice {
  id: string;
  isFavorite: boolean;
}

/** Saves or unsaves a quote; the lists and totals that show it are read again. */
export function useFavorite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isFavorite }: Choice) =>
      call<FavoriteReply>(`/api/quotes/${id}/favorite`, { method: "PATCH", body: { isFavorite } }),
    onSuccess: ({ isFavorite }) => {
      toast({ title: isFavorite ? "Added to favorites" : "Removed from favorites" });
      for (const path of MOOD_READS) queries.invalidateQueries({ queryKey: [path] });
    },
    onError: (error) => toastFailure("Error", error, "Failed to update favorite status."),
  });
}
