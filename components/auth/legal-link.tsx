import type { Route } from "next";
import { AppLink } from "@/components/ui/app-link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

/** Opens beside the sign-in page, so that nothing typed there is lost. */
export function LegalLink({ href, children }: { href: Route; children: string }) {
  return (
    <AppLink href={href} target="_blank" prefetch={false}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </AppLink>
  );
}
