import clsx from "clsx";

/** A member's initial. Decoration: the name stands beside it. */
export function Avatar({ name, size = "md" }: { name: string; size?: "md" | "small" }) {
  const initial = Array.from(name.trim())[0]?.toUpperCase() ?? "";
  return (
    <span className={clsx("avatar", size === "small" && "s")} aria-hidden="true">
      {initial}
    </span>
  );
}
