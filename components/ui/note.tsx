import clsx from "clsx";
import { Info } from "lucide-react";

interface NoteProps {
  tone?: "info" | "honey";
  icon?: React.ReactNode;
  children: React.ReactNode;
}

export function Note({ tone = "info", icon = <Info />, children }: NoteProps) {
  return (
    <div className={clsx("note", tone === "honey" && "honey")}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
