import { Brand } from "@/components/layout/brand";
import { HelpNow } from "@/components/layout/help-now";
import { PublicFooter } from "@/components/layout/public-footer";
import { SkipLink } from "@/components/layout/skip-link";

interface PublicShellProps {
  /** Links in the middle of the top, when wide. */
  nav?: React.ReactNode;
  /** At the right of the top, such as the way to the trial. */
  action?: React.ReactNode;
  /** The valley behind the content, where the page wants one. */
  backdrop?: React.ReactNode;
  demo?: boolean;
  children: React.ReactNode;
}

/** The frame of pages that anyone may read; it keeps no per-visitor state, so they stay static. */
export function PublicShell({ nav, action, backdrop, demo = false, children }: PublicShellProps) {
  return (
    <>
      <SkipLink />
      <header className="site-head">
        <div className="in">
          <Brand />
          {nav}
          <div className="top-end">
            <HelpNow />
            {action}
          </div>
        </div>
      </header>
      {backdrop}
      <main id="main" tabIndex={-1} className="site">
        {/* On phones the action takes the top's room. */}
        {action && (
          <div className="help-strip">
            <HelpNow />
          </div>
        )}
        {children}
      </main>
      <PublicFooter demo={demo} />
    </>
  );
}
