import { Skeleton } from "@/components/ui/skeleton";
import type { GeneratedQuote } from "@/lib/words/schema";

const WRITTEN_BY = { ai: "Written by AI", library: "From Hearten's own library" } as const;

/** The words, whose they are, and what they leaned on: under the panel nobody is told what they rated. */
export function QuoteWords({ quote }: { quote: GeneratedQuote }) {
  return (
    <div className="arrives">
      <blockquote>{quote.text}</blockquote>
      <p className="by">
        Personalized for you
        <span>{WRITTEN_BY[quote.source]}</span>
        {!quote.support && <span>{quote.reason}.</span>}
      </p>
    </div>
  );
}

/** The shape of a quote, while it is written. */
export function QuoteOnItsWay() {
  return (
    <>
      <p className="said">Crafting your quote...</p>
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </>
  );
}
