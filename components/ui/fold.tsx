import clsx from "clsx";
import { ChevronDown } from "lucide-react";

interface FoldProps extends Omit<React.ComponentProps<"details">, "title"> {
  /** What stands while it is folded, and opens it. */
  title: React.ReactNode;
}

/** What stands folded until it is wanted: the browser's own, so that finding in the page opens it. */
export function Fold({ title, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={clsx("[&[open]>summary>.lucide]:rotate-180", className)}>
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-sm list-none cursor-pointer [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="text-primary-ink [transition:rotate_var(--calm)_ease-out]" />
      </summary>
      {children}
    </details>
  );
}
