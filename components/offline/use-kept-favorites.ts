"use client";

import { useEffect } from "react";
import type { KeptFavorite } from "@/lib/device/kept-favorites";

/** Keeps the saved quotes that are on screen readable without a connection, where the member checks in on this device. */
export function useKeptFavorites(quotes: readonly KeptFavorite[] | undefined): void {
  useEffect(() => {
    if (!quotes) return;
    void import("@/lib/device/kept-favorites")
      .then(({ keepFavorites }) => keepFavorites(quotes))
      .catch(() => {});
  }, [quotes]);
}
