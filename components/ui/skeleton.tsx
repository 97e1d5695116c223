import clsx from "clsx";

/** The shape of what comes; its size by class. Say beside it, in words, what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("skel", className)} />;
}
