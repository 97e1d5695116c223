import { Brand } from "@/components/layout/brand";
import { HelpNow } from "@/components/layout/help-now";
import { PublicFooter } from "@/components/layout/public-footer";
import { PublicMenu } from "@/components/layout/public-menu";
import { PublicNav } from "@/components/layout/public-nav";
import { SkipLink } from "@/components/layout/skip-link";
import { ButtonLink } from "@/components/ui/button-link";

interface PublicShellProps {
  /** The page that is open, where the links at the top name it. */
  current?: "/about" | "/faq";
  /** The valley behind the content, where the page wants one. */
  backdrop?: React.ReactNode;
  demo?: boolean;
  children: React.ReactNode;
}

/** The frame of pages that anyone may read; it keeps no per-visitor state, so they stay static. */
export function PublicShell({ current, backdrop, demo = false, children }: PublicShellProps) {
  return (
    <>
      <SkipLink />
      <header className="site-head">
        <div className="in">
          <Brand />
          <PublicNav current={current} />
          <div className="top-end">
            <HelpNow />
            <ButtonLink href="/auth?tab=create-account" size="small" className="site-start">
              Start Free Trial
            </ButtonLink>
            <PublicMenu current={current} />
          </div>
        </div>
      </header>
      {backdrop}
      <main id="main" tabIndex={-1} className="site">
        {/* On phones the way to the trial takes the top's room. */}
        <div className="help-strip">
          <HelpNow />
        </div>
        {children}
      </main>
      <PublicFooter demo={demo} />
    </>
  );
}
