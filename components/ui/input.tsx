import clsx from "clsx";

export function Input({ className, ...rest }: React.ComponentProps<"input">) {
  return <input {...rest} className={clsx("input", className)} />;
}
