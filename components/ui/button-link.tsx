import type { Route } from "next";
import { type ButtonLook, buttonClass } from "@/components/ui/button-class";
import { IntentLink } from "@/components/ui/intent-link";

interface ButtonLinkProps extends ButtonLook, Omit<React.ComponentProps<"a">, "className" | "href"> {
  href: Route;
}

/** A way to another page of the app that looks like a button. */
export function ButtonLink({ variant, size, block, className, href, ...rest }: ButtonLinkProps) {
  return <IntentLink {...rest} href={href} className={buttonClass({ variant, size, block, className })} />;
}
