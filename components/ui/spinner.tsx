import clsx from "clsx";

/** The half sun that breathes while something is on its way. Say in words what it is. */
export function Spinner({ size = "md" }: { size?: "md" | "lg" }) {
  return <span aria-hidden="true" className={clsx("spin", size === "lg" && "large")} />;
}

/** The shape of what comes; its size by class. Say beside it, in words, what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("skel", className)} />;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { children: React.ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
