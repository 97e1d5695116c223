import { CookieChoicesLink } from "@/components/consent/cookie-choices-link";
import { AllCrisisSentences } from "@/components/crisis/crisis-lines";
import { HelpNow } from "@/components/crisis/help-now";
import { IntentLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { BRAND } from "@/lib/config/brand";
import { Brand, DemoMark } from "./brand";
import { PUBLIC_LINKS } from "./public-links";
import { PublicMenu } from "./public-menu";
import { SkipLink } from "./top-bar";

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
      <header className="site-head sticky z-30 top-0 bg-[color-mix(in_srgb,var(--sky-top)_86%,transparent)] [backdrop-filter:blur(10px)] max-sm:[&_.help-now]:hidden noscript:[&_.help-now]:hidden noscript:max-lg:relative">
        <div className="mx-auto flex min-h-16 max-w-(--page-wide) flex-wrap items-center gap-3 px-4 py-2 lg:px-8">
          <Brand />
          <PublicNav current={current} />
          <div className="top-end gap-2">
            <HelpNow />
            <ButtonLink href="/auth?tab=create-account" size="small" className="max-[22.49rem]:hidden">
              Start Free Trial
            </ButtonLink>
            <PublicMenu current={current} />
          </div>
        </div>
      </header>
      {backdrop}
      <main id="main" tabIndex={-1} className="relative max-w-(--page-wide) mx-auto px-4 lg:px-8">
        {/* On phones the way to the trial takes the top's room. */}
        <div className="flex justify-end sm:hidden noscript:hidden">
          <HelpNow />
        </div>
        {children}
      </main>
      <PublicFooter demo={demo} />
    </>
  );
}

/** `current`: the page that is open. */
function PublicNav({ current }: { current?: string }) {
  return (
    <nav
      className="hidden gap-1 mx-auto lg:flex noscript:flex noscript:flex-wrap noscript:order-1 noscript:max-lg:w-full noscript:max-lg:-mx-3"
      aria-label="Main"
    >
      {PUBLIC_LINKS.map(({ href, label }) => (
        <IntentLink
          key={href}
          className="inline-flex items-center min-h-(--target) rounded-md px-3 text-ink font-medium no-underline hover:underline aria-[current]:font-bold"
          href={href}
          aria-current={href === current ? "page" : undefined}
        >
          {label}
        </IntentLink>
      ))}
    </nav>
  );
}

const PAGES = [
  { href: "/about", label: "About" },
  { href: "/faq", label: "FAQ" },
  { href: "/privacy", label: "Privacy Policy" },
  { href: "/terms", label: "Terms of Service" },
] as const;

const FOOT_LINK = "inline-flex min-h-(--target) items-center text-ink";

export function PublicFooter({ demo }: { demo: boolean }) {
  return (
    <footer className="relative mt-18 border-t-[1.5px] border-line" id="contact">
      <div className="mx-auto grid max-w-(--page-wide) gap-2 px-4 pt-6 pb-10 lg:px-8 lg:grid-cols-[1fr_auto] lg:items-center">
        <Brand />
        <nav className="flex flex-wrap gap-y-0 gap-x-5" aria-label="Footer">
          {PAGES.map(({ href, label }) => (
            <IntentLink key={href} className={FOOT_LINK} href={href}>
              {label}
            </IntentLink>
          ))}
          <a href={`mailto:${BRAND.supportEmail}`} className={FOOT_LINK}>
            Contact
          </a>
          <CookieChoicesLink />
        </nav>
        <CrisisLine />
        <p className="text-sm lg:col-span-full text-ink-soft">
          © {BRAND.name}. For wellness, not medical advice. {demo && <DemoMark />}
        </p>
      </div>
    </footer>
  );
}

/** Stands here in words too: the dialog at the top needs a script. */
function CrisisLine() {
  return (
    <div className="crisis-line text-sm py-2 lg:col-span-full">
      <b>In a crisis?</b>
      <AllCrisisSentences />
    </div>
  );
}
