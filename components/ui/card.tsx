import clsx from "clsx";

interface CardProps extends React.ComponentProps<"section"> {
  /** `lift`: the card with the screen's main action; `quiet`: outline only, the second invitation. */
  variant?: "plain" | "lift" | "quiet";
}

export function Card({ variant = "plain", className, ...rest }: CardProps) {
  return <section {...rest} className={clsx("card", variant !== "plain" && variant, className)} />;
}
