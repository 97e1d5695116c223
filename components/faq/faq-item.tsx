import { ChevronDown } from "lucide-react";

interface FaqItemProps {
  slug: string;
  question: string;
  /** Opening it closes the one that was open. */
  exclusive: boolean;
  children: React.ReactNode;
}

/** The anchor is inside the answer: a browser then opens the entry for its address, even without a script. */
export function FaqItem({ slug, question, exclusive, children }: FaqItemProps) {
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
