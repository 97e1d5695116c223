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

const AVATAR = clsx(
  "avatar grid flex-none place-items-center rounded-full bg-honey-soft text-honey-ink",
  "font-display font-semibold inset-ring inset-ring-honey-line",
);

/** A member's initial. Decoration: the name stands beside it. */
export function Avatar({ name, size = "md" }: { name: string; size?: "md" | "small" }) {
  const initial = Array.from(name.trim())[0]?.toUpperCase() ?? "";
  return (
    <span
      className={clsx(AVATAR, size === "small" ? "size-9 text-[1rem]/none" : "size-13 text-[1.375rem]/none")}
      aria-hidden="true"
    >
      {initial}
    </span>
  );
}
