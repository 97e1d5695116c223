import clsx from "clsx";

interface BadgeProps {
  tone?: "plain" | "good" | "info" | "warn" | "bad" | "honey";
  /** A dot before the word; colour is never alone. */
  dot?: boolean;
  className?: string;
  children: React.ReactNode;
}

export function Badge({ tone = "plain", dot = false, className, children }: BadgeProps) {
  return (
    <span className={clsx("badge", tone !== "plain" && tone, className)}>
      {dot && <i className="dot" />}
      {children}
    </span>
  );
}
