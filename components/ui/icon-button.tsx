"use client";

import clsx from "clsx";

interface IconButtonProps extends React.ComponentProps<"button"> {
  /** Its name: the icon alone says nothing to a screen reader. */
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={clsx("icon-btn", className)} />;
}
