import clsx from "clsx";

export function Textarea({ className, ...rest }: React.ComponentProps<"textarea">) {
  return <textarea {...rest} className={clsx("input", className)} />;
}
