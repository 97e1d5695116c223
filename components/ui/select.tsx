import clsx from "clsx";

export function Select({ className, ...rest }: React.ComponentProps<"select">) {
  return <select {...rest} className={clsx("input", className)} />;
}
