import { ArrowLeft } from "lucide-react";
import { PublicShell } from "@/components/layout/public-shell";
import { ButtonLink } from "@/components/ui/button-link";
import { IntentLink } from "@/components/ui/intent-link";
import { LegalBlocks } from "./legal-blocks";
import { LAST_UPDATED, type LegalSection } from "./legal-section";

interface LegalPageProps {
  title: string;
  /** What the page says, in a line or two. */
  summary: string;
  sections: readonly LegalSection[];
  demo: boolean;
}

/** A page of numbered sections with their table of contents. */
export function LegalPage({ title, summary, sections, demo }: LegalPageProps) {
  return (
    <PublicShell demo={demo}>
      <IntentLink href="/" className="link mt-4 gap-2">
        <ArrowLeft />
        Back to Home
      </IntentLink>
      <header className="mt-4 max-w-[44rem]">
        <h1 className="display text-2xl">{title}</h1>
        <p className="mt-2 text-sm text-ink-soft">Last updated {LAST_UPDATED}</p>
        <p className="mt-4 text-md">{summary}</p>
      </header>
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[17rem_minmax(0,44rem)] lg:items-start">
        <Contents sections={sections} />
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 wrap-break-word lg:mt-0">
          {sections.map((section, index) => (
            <section
              key={section.id}
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className="legal-section"
            >
              <h2 id={`${section.id}-title`} className="card-title">
                {index + 1}. {section.title}
              </h2>
              <LegalBlocks blocks={section.blocks} />
            </section>
          ))}
          <ButtonLink href="/" variant="outline" className="justify-self-start">
            Return
          </ButtonLink>
        </div>
      </div>
    </PublicShell>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
    >
      <h2 id="contents" className="eyebrow">
        On this page
      </h2>
      <ol className="mt-1 gap-x-6 sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="link text-sm">
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
