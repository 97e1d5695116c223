import type { Metadata } from "next";
import { LazyPageNotFound } from "@/components/layout/fallbacks-later";

export const metadata: Metadata = { title: "Page Not Found" };

/** What a page shows that finds nothing for its address. Every page carries it, so it stays static. */
export default function NotFound() {
  return <LazyPageNotFound />;
}
