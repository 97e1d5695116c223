import type { Metadata } from "next";
import { OutOfOrder } from "@/components/layout/something-broke";

export const metadata: Metadata = { title: "Something broke", robots: { index: false } };

/** Stands in the place of a page while the server cannot know who asks for it. */
export default function OutOfOrderPage() {
  return <OutOfOrder />;
}
