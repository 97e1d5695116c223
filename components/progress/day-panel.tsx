"use client";

import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { useRecentQuotePages } from "@/components/quote/use-quote-pages";
import { crisisCare } from "@/lib/crisis/rules";

/** The panel with the crisis lines stays with a day on which it stood. */
export function DayPanel({ date }: { date: string }) {
  const { data } = useRecentQuotePages({ date });
  const quotes = data?.pages.flatMap((page) => page.quotes) ?? [];
  return quotes.some(({ emotionalState }) => crisisCare(emotionalState) === "panel") && <CrisisPanel />;
}
