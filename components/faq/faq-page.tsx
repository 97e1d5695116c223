import { ChevronDown } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { LinkedText } from "@/components/legal/linked-text";
import { buttonClass } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";
import { FaqAccordion } from "./faq-accordion";
import type { FaqGroup } from "./faq-facts";
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

interface FaqListProps {
  groups: readonly FaqGroup[];
  /** Lets more than one entry be open, and offers to open or close them all. */
  multiple?: boolean;
}

/** Questions that open on their answers; the browser does it by itself where no script runs. */
export function FaqList({ groups, multiple = false }: FaqListProps) {
  return (
    <FaqAccordion multiple={multiple}>
      {groups.map(({ id, title, entries }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="faq-group">
          <h2 id={`${id}-title`} className="title">
            {title}
          </h2>
          <div className="card divide">
            {entries.map(({ slug, question, answer }) => (
              <FaqItem key={slug} slug={slug} question={question} exclusive={!multiple}>
                {answer.map((block) =>
                  typeof block === "string" ? (
                    <p key={block}>
                      <LinkedText text={block} />
                    </p>
                  ) : (
                    <CrisisLines key={block.show} />
                  ),
                )}
              </FaqItem>
            ))}
          </div>
        </section>
      ))}
    </FaqAccordion>
  );
}

interface FaqItemProps {
  slug: string;
  question: string;
  /** Opening it closes the one that was open. */
  exclusive: boolean;
  children: React.ReactNode;
}

/** The anchor is inside the answer: a browser then opens the entry for its address, even without a script. */
function FaqItem({ slug, question, exclusive, children }: FaqItemProps) {
  return (
    <details name={exclusive ? "faq" : undefined} className="faq-entry">
      <summary>
        <h3>{question}</h3>
        <ChevronDown />
      </summary>
      <div id={slug} className="faq-answer">
        {children}
      </div>
    </details>
  );
}
