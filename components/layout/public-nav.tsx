import Link from "next/link";
import { PUBLIC_LINKS } from "@/components/layout/public-links";

/** `current`: the page that is open. */
export function PublicNav({ current }: { current?: string }) {
  return (
    <nav aria-label="Main">
      {PUBLIC_LINKS.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false} aria-current={href === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
