"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { dropDraft } from "@/components/entry/line-drafts";
import { rereadMoods } from "@/components/layout/query-client";
import { Button } from "@/components/ui/button";
import { sharedState } from "@/components/ui/shared-state";
import { toastFailure } from "@/components/ui/toast-failure";
import { call, HttpError } from "@/lib/http/client";

/** For how long a deletion can be taken back. */
const UNDO_MS = 10_000;

/*
 * The server hears of a deletion when its time is over or the page is left, whichever comes first, and not before:
 * what is undone was never touched, and no copy of what goes is kept anywhere. A page that is only hidden counts as
 * left, as it may never be heard of again. Where the call fails, the entry stands there again and the page says so.
 */

type Stage = "undoable" | "gone";

const stages = sharedState<ReadonlyMap<string, Stage>>(new Map());
const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; queries: QueryClient }>();

/** How far the deletion of an entry is, and what one can do about it. */
export function useDeletion(checkInId: string) {
  const queries = useQueryClient();
  return {
    stage: stages.useValue().get(checkInId) ?? null,
    begin() {
      const timer = setTimeout(() => finish(checkInId), UNDO_MS);
      waiting.set(checkInId, { timer, queries });
      setStage(checkInId, "undoable");
    },
    undo() {
      clearTimeout(waiting.get(checkInId)?.timer);
      if (waiting.delete(checkInId)) setStage(checkInId, null);
    },
  };
}

/** Where entries can be deleted: with the page goes the chance to undo. */
export function useFinishDeletionsOnLeaving(): void {
  useEffect(() => {
    const onVisibility = () => document.visibilityState === "hidden" && finishAll();
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", finishAll);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", finishAll);
      finishAll();
    };
  }, []);
}

function finishAll(): void {
  for (const checkInId of [...waiting.keys()]) finish(checkInId);
}

function finish(checkInId: string): void {
  const found = waiting.get(checkInId);
  if (!found) return;
  clearTimeout(found.timer);
  waiting.delete(checkInId);
  setStage(checkInId, "gone");
  void send(checkInId, found.queries);
}

async function send(checkInId: string, queries: QueryClient): Promise<void> {
  try {
    await call("/api/check-ins/[id]", { method: "DELETE", params: { id: checkInId }, keepalive: true });
  } catch (error) {
    // Deleted elsewhere is deleted as well.
    if (!(error instanceof HttpError && error.status === 404)) {
      setStage(checkInId, null);
      return toastFailure("Not deleted", error, "We couldn't delete that entry just now. Please try again.");
    }
  }
  dropDraft(checkInId);
  rereadMoods(queries, true);
  await forgetOnDevice().catch(() => {});
}

/** What was saved of it is not to be read without a connection either. */
async function forgetOnDevice(): Promise<void> {
  const { refreshFavorites } = await import("@/lib/device/kept-favorites");
  await refreshFavorites();
}

function setStage(checkInId: string, stage: Stage | null): void {
  const next = new Map(stages.get());
  if (stage) next.set(checkInId, stage);
  else next.delete(checkInId);
  stages.set(next);
}

interface DeletedEntryProps {
  /** The entry's day, as the list says it. */
  day: string;
  onUndo: () => void;
}

/** In an entry's place while its deletion can be taken back. The focus was in the entry, and stays in its place. */
export function DeletedEntry({ day, onUndo }: DeletedEntryProps) {
  const place = useRef<HTMLLIElement>(null);
  const saidId = useId();
  useLayoutEffect(() => {
    const item = place.current;
    item?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      // Its time is over: whoever is still here goes on with the entry after it, or the one before.
      if (!item?.contains(document.activeElement)) return;
      const neighbour = item.nextElementSibling ?? item.previousElementSibling;
      neighbour?.querySelector("button")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <li
      ref={place}
      className="flex flex-wrap gap-x-4 gap-y-1 items-center justify-between py-3 not-first:border-t not-first:border-line"
    >
      <p id={saidId} className="text-ink-soft">
        Entry deleted: {day}
      </p>
      <Button variant="tonal" size="small" aria-describedby={saidId} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}
