import { HelpNow } from "@/components/crisis/help-now";
import { Brand } from "./brand";

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
