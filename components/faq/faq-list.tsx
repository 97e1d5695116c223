import { CrisisLines } from "@/components/crisis/crisis-lines";
import { LinkedText } from "@/components/legal/linked-text";
import { FaqAccordion } from "./faq-accordion";
import type { FaqGroup } from "./faq-entry";
import { FaqItem } from "./faq-item";

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
