import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { LinkedText } from "@/components/legal/linked-text";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { BRAND } from "@/lib/config/brand";
import { FaqList } from "./faq-list";
import { FAQ } from "./faq-text";

export function FaqPage({ demo }: { demo: boolean }) {
  return (
    <PublicShell current="/faq" backdrop={<Valley scene="public" />} demo={demo}>
      <header className="public-head">
        <h1 className="display">Frequently Asked Questions</h1>
        <p>Thirty short answers. If yours isn't among them, just ask.</p>
      </header>
      <div className="faq-columns">
        <nav aria-label="Groups of questions" className="faq-nav">
          {FAQ.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className="link">
              {title}
            </a>
          ))}
        </nav>
        <div>
          <FaqList groups={FAQ} />
          <Card className="faq-more">
            <CardTitle>Still wondering?</CardTitle>
            <p className="text-ink-soft">
              <LinkedText text="Write to us, and a person will answer. The [Privacy Policy](/privacy) says how we look after your data, and the [Terms](/terms) set out the rules." />
            </p>
            <a
              href={`mailto:${BRAND.supportEmail}`}
              className={buttonClass({ variant: "outline", className: "mt-4" })}
            >
              {BRAND.supportEmail}
            </a>
          </Card>
        </div>
      </div>
    </PublicShell>
  );
}
