import clsx from "clsx";

interface CardProps extends React.ComponentProps<"section"> {
  /** `lift`: the card with the screen's main action; `quiet`: outline only, the second invitation. */
  variant?: "plain" | "lift" | "quiet";
}

export function Card({ variant = "plain", className, ...rest }: CardProps) {
  return <section {...rest} className={clsx("card", variant !== "plain" && variant, className)} />;
}

interface CardTitleProps extends React.ComponentProps<"h2"> {
  as?: "h2" | "h3";
}

export function CardTitle({ as: Heading = "h2", className, ...rest }: CardTitleProps) {
  return <Heading {...rest} className={clsx("card-title", className)} />;
}
