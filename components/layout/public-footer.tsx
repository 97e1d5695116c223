import Link from "next/link";
import { Brand } from "@/components/layout/brand";
import { DemoMark } from "@/components/layout/demo-mark";
import { BRAND } from "@/lib/brand";

export function PublicFooter({ demo }: { demo: boolean }) {
  return (
    <footer className="site-foot" id="contact">
      <div className="in">
        <Brand />
        <nav aria-label="Footer">
          <Link href="/terms" prefetch={false}>
            Terms
          </Link>
          <Link href="/privacy" prefetch={false}>
            Privacy
          </Link>
          <a href={`mailto:${BRAND.supportEmail}`}>Contact</a>
        </nav>
        <p className="text-sm text-ink-soft">
          © {BRAND.name}. For wellness, not medical advice. {demo && <DemoMark />}
        </p>
      </div>
    </footer>
  );
}
