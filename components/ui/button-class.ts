import clsx from "clsx";

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
  return clsx("btn", variant, size === "small" && "small", block && "block", className);
}
