import { Check } from "lucide-react";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { DIMENSIONS, keysOf } from "@/lib/check-ins/dimensions";
import { spelled, spelledFirst } from "@/lib/config/figures";
import { money } from "@/lib/config/money";
import { PRICE, type Price, TRIAL_DAYS } from "@/lib/config/policy";

/** What this member would agree to, as the server knows it. */
export interface Offer {
  /** False: the subscription starts paid, for one trial was had. */
  trialAvailable: boolean;
  /** False: this server takes no money, whatever the dates say. */
  takesPayment: boolean;
  /** When a trial that begins now ends, in words. */
  trialEnds: string;
}

export function startLabel({ trialAvailable }: Offer): string {
  return trialAvailable ? `Start ${TRIAL_DAYS}-Day Free Trial` : "Start Premium";
}

/** What it costs, and when, in one sentence; the middle part is what will be charged, and stands out. */
export function costParts({
  trialAvailable,
  trialEnds,
}: Offer): [before: string, charge: string, after: string] {
  const monthly = `${money(PRICE)} a month`;
  if (!trialAvailable) return ["", `${money(PRICE)} today, then ${monthly}`, " unless you cancel."];
  return [
    `${money({ ...PRICE, amountMinor: 0 })} today, `,
    monthly,
    ` from ${trialEnds} unless you cancel before then.`,
  ];
}

/** What the member is told once the subscription has started. */
export function welcomeSentence({ trialAvailable, takesPayment }: Offer): string {
  if (!takesPayment) {
    const started = trialAvailable
      ? `Your ${TRIAL_DAYS}-day free trial has started.`
      : "Your subscription has started.";
    return `${started} This server takes no payment, so nothing is charged.`;
  }
  return trialAvailable
    ? `Your ${TRIAL_DAYS}-day free trial has started. You'll be charged after the trial ends.`
    : "Your subscription has started.";
}

const INCLUDED = [
  "Words to fit how you are, as often as you like",
  `${spelledFirst(DIMENSIONS.length)} ratings, or ${spelled(keysOf("short").length)} when there's less time`,
  "Your progress, moods and streaks",
  "Favorites you can keep and share",
  "Ratings and quotes stored encrypted",
];

interface PlanCardProps {
  offer: Offer;
  isPending: boolean;
  onStart: () => void;
}

export function PlanCard({ offer, isPending, onStart }: PlanCardProps) {
  return (
    <Card variant="lift">
      <div className="flex items-center justify-between gap-3">
        <CardTitle>Premium</CardTitle>
        {offer.trialAvailable && <Badge tone="honey">{TRIAL_DAYS} days free</Badge>}
      </div>
      <PriceLine price={PRICE}>per month{offer.trialAvailable && ", after the trial"}</PriceLine>
      <ul className="grid gap-3 mt-5 mb-6">
        {INCLUDED.map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-0.5 text-primary-ink stroke-[2.25]" />
            {line}
          </li>
        ))}
      </ul>
      <CostLine offer={offer} />
      <Button block pending={isPending} pendingLabel="One moment..." onClick={onStart}>
        {startLabel(offer)}
      </Button>
      {!offer.takesPayment && (
        <p className="mt-3 text-center text-sm text-ink-soft">No payment is taken on this server.</p>
      )}
    </Card>
  );
}

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
      <ol className="grid gap-5 mt-4">
        {steps.map((step, index) => (
          <li key={step.when} className="grid grid-cols-[2.25rem_1fr] gap-3">
            <MoodGlyph className="size-8 fill-honey stroke-honey-ink" step={GLYPHS[index] ?? 4} />
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
    ? `Premium continues at ${money(PRICE)} per month, unless you've cancelled.`
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
    ? `Everything opens up. You pay for the first month, ${money(PRICE)}.`
    : "Everything opens up. Nothing is charged on this server.";
  return [
    { when: "Today", what: `You've had your free trial, so Premium starts straight away. ${today}` },
    { when: "Every month", what: "It renews on the same day, until you cancel." },
    { when: "Whenever you like", what: "Cancel in Settings. You keep your access until the month is over." },
  ];
}

const NOTHING = money({ ...PRICE, amountMinor: 0 });

/** What is due today and what later. */
export function OrderSummary({ offer }: { offer: Offer }) {
  const { trialAvailable, trialEnds, takesPayment } = offer;
  return (
    <Card>
      <CardTitle>Premium</CardTitle>
      <PriceLine price={PRICE}>per month</PriceLine>
      <dl className="grid gap-2 my-4 pt-4 border-t border-line tabular-nums">
        <div className="flex justify-between gap-3">
          <dt className="text-balance">{trialAvailable ? `${TRIAL_DAYS}-day free trial` : "First month"}</dt>
          <dd className="whitespace-nowrap">{trialAvailable ? NOTHING : money(PRICE)}</dd>
        </div>
        <div className="flex justify-between gap-3 text-ink-soft">
          <dt className="text-balance">{trialAvailable ? `From ${trialEnds}` : "Every month after"}</dt>
          <dd className="whitespace-nowrap">{money(PRICE)} per month</dd>
        </div>
        <div className="flex justify-between gap-3 mt-2 pt-4 border-t border-line font-semibold">
          <dt className="text-balance">Due today{!takesPayment && " on this server"}</dt>
          <dd className="whitespace-nowrap">{trialAvailable || !takesPayment ? NOTHING : money(PRICE)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        You can cancel in Settings at any time.
        {trialAvailable && ` If you cancel before ${trialEnds}, nothing is charged.`}
      </p>
    </Card>
  );
}

/** What it costs, and when. What is charged later stands out over what is free now. */
export function CostLine({ offer, children }: { offer: Offer; children?: React.ReactNode }) {
  const [before, charge, after] = costParts(offer);
  return (
    <p className="mb-3 text-sm">
      {children}
      {before}
      <b className="text-base font-bold">{charge}</b>
      {after}
    </p>
  );
}

/** A price, large, and beside it what it is for. */
export function PriceLine({ price, children }: { price: Price; children: React.ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline gap-y-0 gap-x-2 mt-2 text-ink-soft">
      <b className="text-[3rem]/none text-ink font-display font-medium lining-nums tabular-nums tracking-[-0.02em]">
        {money(price)}
      </b>
      <span>{children}</span>
    </p>
  );
}
