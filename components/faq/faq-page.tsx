import { ChevronDown } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { PublicShell } from "@/components/layout/public-shell";
import { Valley } from "@/components/layout/valley";
import { LinkedText } from "@/components/legal/legal-section";
import { buttonClass } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { BRAND } from "@/lib/config/brand";
import { crisisWords } from "@/lib/crisis/crisis-lines";
import { FaqAccordion } from "./faq-accordion";

/** A paragraph, whose words may hold `[links](/path)`, or the crisis lines. */
export type FaqBlock = string | { show: "crisis-lines" };

interface FaqEntry {
  /** The anchor. Kept when the question changes, so that links from elsewhere stay good. */
  slug: string;
  question: string;
  answer: readonly FaqBlock[];
}

export interface FaqGroup {
  id: string;
  title: string;
  entries: readonly FaqEntry[];
}

interface FaqPageProps {
  groups: readonly FaqGroup[];
  demo: boolean;
}

export function FaqPage({ groups, demo }: FaqPageProps) {
  return (
    <PublicShell current="/faq" backdrop={<Valley scene="public" />} demo={demo}>
      <header className="min-h-44 pt-5 pb-8 lg:pt-18 lg:pb-22">
        <h1 className="display text-[1.75rem]/8.5 max-w-[9.5em] lg:text-[2.875rem]/13 lg:max-w-none">
          Frequently Asked Questions
        </h1>
        <p className="max-w-[min(13.5rem,62vw)] mt-2 text-balance lg:max-w-none">
          Thirty short answers. If yours isn't among them, just ask.
        </p>
      </header>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:items-start">
        <nav
          aria-label="Groups of questions"
          className="flex flex-wrap gap-y-0 gap-x-5 mb-6 lg:sticky lg:top-22 lg:flex-col"
        >
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className="link">
              {title}
            </a>
          ))}
        </nav>
        <div>
          <FaqList groups={groups} />
          <Card className="max-w-184 mt-14">
            <CardTitle>Still wondering?</CardTitle>
            <p className="text-ink-soft">
              <LinkedText text="Write to us, and a person will answer. The [Privacy Policy](/privacy) says how we look after your data, and the [Terms](/terms) set out the rules." />
            </p>
            <a
              href={`mailto:${BRAND.supportEmail}`}
              className={buttonClass({ variant: "outline", className: "mt-4 max-w-full wrap-anywhere" })}
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
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="title">
            {title}
          </h2>
          <div className="card rows mt-4 py-0">
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
    <details
      name={exclusive ? "faq" : undefined}
      className="[&_summary:hover_h3]:underline [&[open]>summary>.lucide]:rotate-180 details-content:max-h-0 details-content:overflow-clip details-content:[transition:max-height_var(--calm)_ease-out,content-visibility_var(--calm)_ease-out_allow-discrete] open:details-content:max-h-[500px]"
    >
      <summary className="flex items-center justify-between gap-4 min-h-15 py-3 rounded-sm font-semibold list-none cursor-pointer [&::-webkit-details-marker]:hidden">
        <h3>{question}</h3>
        <ChevronDown className="flex-none text-primary-ink [transition:rotate_var(--calm)_ease-out]" />
      </summary>
      <div
        id={slug}
        className="faq-answer grid gap-3 max-w-[62ch] max-h-[500px] pb-5 overflow-y-auto text-ink-soft scroll-mt-15 [&_a]:text-primary-ink [&_a]:font-semibold"
      >
        {children}
      </div>
    </details>
  );
}

/** Questions and answers in schema.org's words. */
export function faqFacts(groups: readonly FaqGroup[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: groups.flatMap(({ entries }) =>
      entries.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer.map(wordsOf).join(" ") },
      })),
    ),
  };
}

function wordsOf(block: FaqBlock): string {
  if (typeof block !== "string") return crisisWords(null);
  return block.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
