import { CircleAlert } from "lucide-react";
import { Note } from "@/components/ui/note";
import { SegmentedControl, type SegmentOption } from "@/components/ui/segmented-control";
import type { NewsletterAudience } from "@/lib/newsletter/console/schema";

const OPTIONS: readonly SegmentOption<NewsletterAudience>[] = [
  { value: "subscribers", label: "Newsletter readers" },
  { value: "members", label: "Every member" },
];

interface AudienceChoiceProps {
  value: NewsletterAudience;
  onChange: (audience: NewsletterAudience) => void;
}

/** Who what is written goes to; says what the wider choice is for. */
export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  return (
    <div className="grid gap-3">
      <SegmentedControl legend="Who gets it" options={OPTIONS} value={value} onChange={onChange} />
      <div role="status" className="empty:hidden">
        {value === "members" && (
          <Note tone="honey" icon={<CircleAlert />}>
            Only for things every member has to be told: prices, terms, their data, closing down. It goes to
            people who don't get the newsletter too, and nobody can unsubscribe from it.
          </Note>
        )}
      </div>
    </div>
  );
}
