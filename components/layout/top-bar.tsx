import { HelpNow } from "@/components/crisis/crisis-lines";
import { AppLink } from "@/components/ui/app-link";
import { BRAND } from "@/lib/config/brand";

interface TopBarProps {
  /** Before the brand, such as a menu. */
  leading?: React.ReactNode;
  /** At the right end. */
  action?: React.ReactNode;
}

/** The top of a screen: the brand, help, and at most one thing to do. */
export function TopBar({ leading, action }: TopBarProps) {
  return (
    <header className="top">
      {leading}
      <Brand />
      <div className="top-end">
        <HelpNow />
        {action}
      </div>
    </header>
  );
}

export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      Skip to content
    </a>
  );
}

/** Mark and name, the way home. */
export function Brand() {
  return (
    <AppLink href="/" className="brand">
      <BrandMark />
      <span>{BRAND.name}</span>
    </AppLink>
  );
}

/** An h that stands on the horizon with a half sun in its doorway. */
function BrandMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        className="h"
        d="M8.5 4.5a3.6 3.6 0 0 1 7.2 0v13.9c2.5-2.2 5.6-3.4 9.2-3.4C33.7 15 40 20.8 40 29v15h-7.2V29.5c0-4.6-3.2-7.7-8-7.7-5.4 0-9.1 3.6-9.1 8.6V44H8.5Z"
      />
      <path className="s" d="M18 44a6.25 6.25 0 0 1 12.5 0Z" />
    </svg>
  );
}

/** Says quietly that this server is the demo. */
export function DemoMark() {
  return <span className="demo-mark">Demo</span>;
}
