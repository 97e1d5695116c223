import clsx from "clsx";
import type { Route } from "next";
import { AppLink } from "./app-link";

interface ButtonLinkProps extends ButtonLook, Omit<React.ComponentProps<"a">, "className" | "href"> {
  href: Route;
}

/** A way to another page of the app that looks like a button. */
export function ButtonLink({ variant, size, block, className, href, ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} href={href} className={buttonClass({ variant, size, block, className })} />;
}

export type ButtonVariant = "primary" | "outline" | "tonal" | "ghost" | "danger" | "danger-solid";

export interface ButtonLook {
  /** One primary a screen. */
  variant?: ButtonVariant;
  size?: "md" | "small";
  /** As wide as its place. */
  block?: boolean;
  className?: string;
}

/** The look of a button, for whatever element carries it. */
export function buttonClass({ variant = "primary", size = "md", block, className }: ButtonLook): string {
  return clsx("btn", `btn-${variant}`, size === "small" && "btn-small", block && "w-full", className);
}
