import clsx from "clsx";

interface CardTitleProps extends React.ComponentProps<"h2"> {
  as?: "h2" | "h3";
}

export function CardTitle({ as: Heading = "h2", className, ...rest }: CardTitleProps) {
  return <Heading {...rest} className={clsx("card-title", className)} />;
}
