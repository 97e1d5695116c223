import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { PRICE } from "@/lib/config/brand";
import type { Offer } from "./offer";

type Glyph = React.ComponentProps<typeof MoodGlyph>["step"];

interface Step {
  when: string;
  what: string;
}

/** What happens on which day, so that nothing comes as a surprise. */
export function HowItGoes({ offer }: { offer: Offer }) {
  const steps = offer.trialAvailable ? trialSteps(offer) : paidSteps(offer);
  return (
    <Card>
      <CardTitle>{offer.trialAvailable ? "How the trial works" : "How it works"}</CardTitle>
      <ol className="days">
        {steps.map((step, index) => (
          <li key={step.when}>
            <MoodGlyph step={GLYPHS[index] ?? 4} />
            <div>
              <b>{step.when}</b>
              <p className="text-ink-soft">{step.what}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const GLYPHS: readonly Glyph[] = [2, 3, 4];

function trialSteps({ trialEnds, takesPayment }: Offer): Step[] {
  const continues = takesPayment
    ? `Premium continues at ${PRICE.label} per month, unless you've cancelled.`
    : "Premium continues, unless you've cancelled. Normally the first month would be charged now; here it isn't.";
  return [
    { when: "Today", what: "Everything opens up. Nothing is charged." },
    {
      when: "Any time before it ends",
      what: "Cancel in Settings and you pay nothing. You keep your access until the end.",
    },
    { when: trialEnds, what: continues },
  ];
}

function paidSteps({ takesPayment }: Offer): Step[] {
  const today = takesPayment
    ? `Everything opens up. You pay for the first month, ${PRICE.label}.`
    : "Everything opens up. Nothing is charged on this server.";
  return [
    { when: "Today", what: `You've had your free trial, so Premium starts straight away. ${today}` },
    { when: "Every month", what: "It renews on the same day, until you cancel." },
    { when: "Whenever you like", what: "Cancel in Settings. You keep your access until the month is over." },
  ];
}
