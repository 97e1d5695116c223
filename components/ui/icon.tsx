import clsx from "clsx";

export interface IconProps {
  className?: string;
}

/**
 * One of Lucide's drawings (ISC licence) without the library's script: for what a visit loads first. Everything else
 * takes its icons from the library.
 */
export function Icon({ className, children }: IconProps & { children: React.ReactNode }) {
  return (
    <svg
      className={clsx("lucide", className)}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface IconButtonProps extends React.ComponentProps<"button"> {
  /** Its name: the icon alone says nothing to a screen reader. */
  label: string;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return <button type="button" {...rest} aria-label={label} className={clsx("icon-btn", className)} />;
}
