"use client";

import { type RefObject, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface FaqAccordionProps {
  multiple: boolean;
  children: React.ReactNode;
}

export function FaqAccordion({ multiple, children }: FaqAccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  useFaqHash(list);
  const setAll = (open: boolean) => {
    for (const entry of list.current?.querySelectorAll("details") ?? []) entry.open = open;
  };
  return (
    <div ref={list} className="max-w-184 grid grid-cols-1 gap-10">
      {multiple && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="small" onClick={() => setAll(true)}>
            Expand All
          </Button>
          <Button variant="outline" size="small" onClick={() => setAll(false)}>
            Collapse All
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}

/** So that the page has its layout before it is scrolled. */
const SCROLL_DELAY = 150;

/** Keeps the address and the open entry together: opening one names it, and a page with a name opens that one. */
function useFaqHash(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const entries = list.current;
    let waiting: number | undefined;
    const showNamed = () => {
      const entry = named(entries);
      if (!entry) return;
      entry.open = true;
      window.clearTimeout(waiting);
      waiting = window.setTimeout(() => entry.scrollIntoView({ block: "start" }), SCROLL_DELAY);
    };
    showNamed();
    window.addEventListener("hashchange", showNamed);
    entries?.addEventListener("click", onPress);
    return () => {
      window.clearTimeout(waiting);
      window.removeEventListener("hashchange", showNamed);
      entries?.removeEventListener("click", onPress);
    };
  }, [list]);
}

function named(entries: HTMLElement | null): HTMLDetailsElement | null {
  const answer = document.getElementById(window.location.hash.slice(1));
  const entry = answer?.closest("details") ?? null;
  return entries?.contains(entry) ? entry : null;
}

/** Only what a person opens: finding a word in the page, or opening all, says nothing of where they are. */
function onPress(event: MouseEvent) {
  const summary = event.target instanceof Element ? event.target.closest("summary") : null;
  const entry = summary?.closest("details");
  // The click comes before the entry opens.
  if (!summary || !entry || entry.open) return;
  staysInPlace(summary);
  nameOpened(entry);
}

/** In milliseconds: more than any entry takes, with or without motion. */
const FOLDED_BY = 600;

let nextFrame = 0;

/**
 * A long entry above closes with it: what was pressed stays under the finger, while anything folds. Only what the
 * folding moves is given back, so that whoever scrolls meanwhile is not held.
 */
function staysInPlace(summary: HTMLElement) {
  const page = document.documentElement;
  const onPage = () => summary.getBoundingClientRect().top + window.scrollY;
  const before = onPage();
  let givenBack = 0;
  const putBack = () => {
    const from = window.scrollY;
    const moved = onPage() - before - givenBack;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
    givenBack += window.scrollY - from;
  };
  const until = performance.now() + FOLDED_BY;
  const hold = () => {
    if (summary.isConnected) putBack();
    if (summary.isConnected && performance.now() < until) nextFrame = requestAnimationFrame(hold);
    else page.style.overflowAnchor = "";
  };
  // Else the browser would give back the same once more.
  page.style.overflowAnchor = "none";
  cancelAnimationFrame(nextFrame);
  nextFrame = requestAnimationFrame(hold);
}

function nameOpened(entry: HTMLDetailsElement) {
  const slug = entry.querySelector(".faq-answer")?.id;
  // Replaced, so that the way back leads off the page, and nothing jumps.
  if (slug) window.history.replaceState(null, "", `#${slug}`);
}
