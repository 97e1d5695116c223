import { CookieChoicesLink } from "@/components/consent/cookie-choices-link";
import { AllCrisisSentences } from "@/components/crisis/crisis-lines";
import { Brand } from "@/components/layout/brand";
import { DemoMark } from "@/components/layout/demo-mark";
import { IntentLink } from "@/components/ui/intent-link";
import { BRAND } from "@/lib/config/brand";

const PAGES = [
  { href: "/about", label: "About" },
  { href: "/faq", label: "FAQ" },
  { href: "/privacy", label: "Privacy Policy" },
  { href: "/terms", label: "Terms of Service" },
] as const;

export function PublicFooter({ demo }: { demo: boolean }) {
  return (
    <footer className="site-foot" id="contact">
      <div className="in">
        <Brand />
        <nav aria-label="Footer">
          {PAGES.map(({ href, label }) => (
            <IntentLink key={href} href={href}>
              {label}
            </IntentLink>
          ))}
          <a href={`mailto:${BRAND.supportEmail}`}>Contact</a>
          <CookieChoicesLink />
        </nav>
        <CrisisLine />
        <p className="text-sm text-ink-soft">
          © {BRAND.name}. For wellness, not medical advice. {demo && <DemoMark />}
        </p>
      </div>
    </footer>
  );
}

/** Stands here in words too: the dialog at the top needs a script. */
function CrisisLine() {
  return (
    <div className="crisis-line">
      <b>In a crisis?</b>
      <AllCrisisSentences />
    </div>
  );
}
