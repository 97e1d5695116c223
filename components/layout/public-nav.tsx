import { PUBLIC_LINKS } from "@/components/layout/public-links";
import { IntentLink } from "@/components/ui/intent-link";

/** `current`: the page that is open. */
export function PublicNav({ current }: { current?: string }) {
  return (
    <nav aria-label="Main">
      {PUBLIC_LINKS.map(({ href, label }) => (
        <IntentLink key={href} href={href} aria-current={href === current ? "page" : undefined}>
          {label}
        </IntentLink>
      ))}
    </nav>
  );
}
