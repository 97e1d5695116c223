import type { Route } from "next";
import Link from "next/link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** Opens beside the sign-in page, so that nothing typed there is lost. */
export function LegalLink({ href, children }: { href: Route; children: string }) {
  return (
    <Link href={href} target="_blank" prefetch={false}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Link>
  );
}
