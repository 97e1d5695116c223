"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { HttpError } from "@/lib/http/client";

interface ReloadOnceClosedProps {
  reload?: () => void;
}

const reloadHere = () => window.location.reload();

/**
 * In an open console: once what it reads is refused for want of the second factor, loads the page anew, which is the
 * door then. What is written stays where it is, and is told.
 */
export function ReloadOnceClosed({ reload = reloadHere }: ReloadOnceClosedProps) {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        const { error } = event.action;
        if (error instanceof HttpError && error.code === "second_factor") reload();
      }),
    [queries, reload],
  );
  return null;
}
