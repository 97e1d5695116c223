import { ArrowLeft } from "lucide-react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { PublicShell } from "@/components/layout/public-shell";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { operatorFacts } from "@/lib/config/operator";
import { LAST_UPDATED, type LegalBlock, type LegalSection, LinkedText } from "./legal-section";

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
      <AppLink href="/" className="link mt-4 gap-2">
        <ArrowLeft />
        Back to Home
      </AppLink>
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
              className="legal-section scroll-mt-2 [content-visibility:auto] [contain-intrinsic-block-size:auto_40rem]"
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

function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never change places
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p className="mt-3">
        <LinkedText text={block} />
      </p>
    );
  }
  if ("show" in block) return block.show === "operator" ? <OperatorFacts /> : <CrisisLines />;
  return (
    <ul className="mt-3 grid list-disc gap-2 pl-5">
      {block.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  );
}

function OperatorFacts() {
  return (
    <dl className="mt-4 grid gap-3 rounded-lg bg-surface-sunken p-4">
      {operatorFacts().map(({ label, value }) => (
        <div key={label} className="grid sm:grid-cols-[13rem_1fr]">
          <dt className="font-medium">{label}</dt>
          <dd className="text-ink-soft">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
