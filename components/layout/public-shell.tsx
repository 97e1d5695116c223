import type { Route } from "next";
import { Sunrise } from "@/components/check-in/day-icons";
import { CookieChoicesLink } from "@/components/consent/cookie-choices-link";
import { AllCrisisSentences, HelpNow } from "@/components/crisis/crisis-lines";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { BRAND } from "@/lib/config/brand";
import { PublicMenu } from "./public-menu";
import { BookOpen, CircleHelp, Mail, Sparkle } from "./site-icons";
import { Brand, DemoMark, SkipLink } from "./top-bar";

/** The links at the top of every public page; Contact is the page's own foot. */
const PUBLIC_LINKS: readonly { href: Route; label: string }[] = [
  { href: "/#features", label: "Features" },
  { href: "/about", label: "About" },
  { href: "/#why", label: "Why Choose" },
  { href: "/faq", label: "FAQ" },
  { href: "#contact", label: "Contact" },
];

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
        <div className="site-wide">
          <Brand />
          <PublicNav current={current} />
          <div className="top-end">
            <HelpNow />
            <ButtonLink href="/auth?tab=create-account" size="small">
              Start Free Trial
            </ButtonLink>
            <PublicMenu items={MENU} current={current} />
          </div>
        </div>
      </header>
      {backdrop}
      <main id="main" tabIndex={-1} className="site-wide">
        {/* On phones the way to the trial takes the top's room. */}
        <div className="site-help">
          <HelpNow />
        </div>
        {children}
      </main>
      <PublicFooter demo={demo} />
    </>
  );
}

const ICONS: Readonly<Record<string, React.ReactNode>> = {
  Features: <Sparkle />,
  About: <BookOpen />,
  "Why Choose": <Sunrise />,
  FAQ: <CircleHelp />,
  Contact: <Mail />,
};

const MENU = PUBLIC_LINKS.map(({ href, label }) => ({ href, label, icon: ICONS[label] }));

/** `current`: the page that is open. */
function PublicNav({ current }: { current?: string }) {
  return (
    <nav className="site-nav" aria-label="Main">
      {PUBLIC_LINKS.map(({ href, label }) => (
        <AppLink key={href} href={href} aria-current={href === current ? "page" : undefined}>
          {label}
        </AppLink>
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

export function PublicFooter({ demo }: { demo: boolean }) {
  return (
    <footer className="site-foot" id="contact">
      <div className="site-wide">
        <Brand />
        <nav aria-label="Footer">
          {PAGES.map(({ href, label }) => (
            <AppLink key={href} href={href}>
              {label}
            </AppLink>
          ))}
          <a href={`mailto:${BRAND.supportEmail}`}>Contact</a>
          <CookieChoicesLink />
        </nav>
        <CrisisLine />
        <p className="text-sm text-ink-soft lg:col-span-full">
          © {BRAND.name}. For wellness, not medical advice. {demo && <DemoMark />}
        </p>
      </div>
    </footer>
  );
}

/** Stands here in words too: the dialog at the top needs a script. */
function CrisisLine() {
  return (
    <div className="crisis-line text-sm">
      <b>In a crisis?</b>
      <AllCrisisSentences />
    </div>
  );
}

/** Facts about the page for search engines (schema.org), as JSON-LD. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of our own, and nothing in them can close the script.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
