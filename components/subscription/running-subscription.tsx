"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useRegion } from "@/components/layout/region";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded, LoadFailed } from "@/components/ui/list-status";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { money } from "@/lib/config/money";
import { PRICE } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Payments, SubscriptionStatus } from "@/lib/subscriptions/schema";
import {
  cardWords,
  dayInWords,
  type SubscriptionWords,
  subscriptionWords,
} from "@/lib/subscriptions/subscription-words";
import { CardChange } from "./change-card";
import { PriceLine } from "./offer";
import type { ReturnedSetup } from "./returned-setup";
import {
  type OpeningCardForm,
  SubscriptionAction,
  SubscriptionActions,
  useSubscription,
} from "./subscription-actions";

interface Circumstances {
  timeZone: string;
  takesPayment: boolean;
}

/** How the subscription stands, small beneath the title. */
export function RunningStatus(circumstances: Circumstances) {
  const { data } = useSubscription();
  const region = useRegion();
  return data && <CurrentStatus words={subscriptionWords(data, { ...circumstances, region })} />;
}

interface RunningSubscriptionProps extends Circumstances {
  /** Set for a member who comes back from a further step at their bank. */
  returned: ReturnedSetup | null;
}

/** For a member who has what this page offers: what they pay, with what, what they paid, and every way to change it. */
export function RunningSubscription({ timeZone, takesPayment, returned }: RunningSubscriptionProps) {
  const region = useRegion();
  const query = useSubscription();
  return (
    <div className="cols stack">
      <Card variant="lift">
        <Loaded
          query={query}
          waiting={<Skeleton className="h-40 w-full" />}
          failed="We couldn't load your subscription just now."
        >
          {(subscription) => (
            <Plan
              subscription={subscription}
              words={subscriptionWords(subscription, { timeZone, takesPayment, region })}
              timeZone={timeZone}
              takesPayment={takesPayment}
              returned={returned}
            />
          )}
        </Loaded>
      </Card>
      {takesPayment && <Receipts timeZone={timeZone} hasPaid={query.data?.isTrialing === false} />}
    </div>
  );
}

interface PlanProps extends RunningSubscriptionProps {
  subscription: SubscriptionStatus;
  words: SubscriptionWords;
}

function Plan({ subscription, words, timeZone, takesPayment, returned }: PlanProps) {
  return (
    <>
      <CardTitle>{words.plan}</CardTitle>
      {takesPayment && <PriceLine price={subscription.price ?? PRICE}>per {PRICE.interval}</PriceLine>}
      <p className="mt-3">{words.detail}</p>
      <CardChange
        subscription={subscription}
        owes={words.actions.includes("pay")}
        returnPath="/subscription"
        returned={returned}
      >
        {(change) => (
          <Changes
            {...change}
            subscription={subscription}
            actions={words.actions}
            timeZone={timeZone}
            takesPayment={takesPayment}
          />
        )}
      </CardChange>
    </>
  );
}

interface ChangesProps extends Circumstances, OpeningCardForm {
  subscription: SubscriptionStatus;
  actions: SubscriptionWords["actions"];
}

/** Changing the card stands beside the card, a refund beside its last day, and the rest below. */
function Changes({ takesPayment, actions, ...props }: ChangesProps) {
  const region = useRegion();
  const { refundableUntil } = props.subscription;
  const besides = actions.filter((action) => action !== "change_card" && action !== "refund");
  return (
    <>
      <div className="rows mt-5 empty:hidden">
        {takesPayment && !props.subscription.needsSetup && (
          <Row label="Card" detail={<ChargedCard />}>
            {actions.includes("change_card") && <SubscriptionAction {...props} action="change_card" />}
          </Row>
        )}
        {actions.includes("refund") && refundableUntil !== null && (
          <Row
            label="Refund"
            detail={`You can get your first payment back until ${dayInWords(refundableUntil, props.timeZone, region)}.`}
          >
            <SubscriptionAction {...props} action="refund" />
          </Row>
        )}
      </div>
      <SubscriptionActions {...props} actions={besides} />
    </>
  );
}

interface RowProps {
  label: string;
  detail: React.ReactNode;
  /** What can be done about it. */
  children: React.ReactNode;
}

function Row({ label, detail, children }: RowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="font-semibold">{label}</h3>
        <div className="text-ink-soft">{detail}</div>
      </div>
      {/* The words of a button without an outline end where the row does. */}
      <div className="-mx-4">{children}</div>
    </div>
  );
}

/** Nothing where it is not known: what could not be loaded is said once, beside the receipts. */
function ChargedCard() {
  const { data, isPending } = usePayments();
  if (isPending) {
    return (
      <>
        <VisuallyHidden>One moment...</VisuallyHidden>
        <Skeleton className="my-1 h-4 w-52 max-w-full" />
      </>
    );
  }
  return data?.card && cardWords(data.card, new Date());
}

interface ReceiptsProps {
  timeZone: string;
  /** Something was paid, so that there is a list to come. */
  hasPaid: boolean;
}

/** What was paid, the newest first. While nothing was, there is nothing here. */
function Receipts({ timeZone, hasPaid }: ReceiptsProps) {
  const region = useRegion();
  const { data, isPending, refetch } = usePayments();
  if (isPending) return hasPaid && <ReceiptsToCome />;
  if (!data) {
    return (
      <Card>
        <LoadFailed onRetry={() => refetch()}>We couldn't load your card and receipts just now.</LoadFailed>
      </Card>
    );
  }
  if (data.receipts.length === 0) return null;
  return (
    <Card>
      <CardTitle>Receipts</CardTitle>
      <ul className="rows mt-2">
        {data.receipts.map((receipt) => (
          <Receipt key={receipt.url} receipt={receipt} day={dayInWords(receipt.paidAt, timeZone, region)} />
        ))}
      </ul>
    </Card>
  );
}

interface ReceiptProps {
  receipt: Payments["receipts"][number];
  day: string;
}

function Receipt({ receipt, day }: ReceiptProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-0">
      <span className="flex-[1_1_10rem]">{day}</span>
      <span className="tabular-nums">{money(receipt)}</span>
      <a href={receipt.url} target="_blank" rel="noopener noreferrer" className="link gap-1.5">
        Receipt <VisuallyHidden>for {day} (opens in a new tab)</VisuallyHidden>
        <ExternalLink />
      </a>
    </li>
  );
}

function ReceiptsToCome() {
  return (
    <Card role="status">
      <CardTitle>Receipts</CardTitle>
      <VisuallyHidden>Loading your receipts...</VisuallyHidden>
      <Skeleton className="mt-4 h-24 w-full" />
    </Card>
  );
}

/** A tab may stay open for weeks: there are new receipts by then, and the addresses of the old ones have run out. */
const FRESH_MS = 60_000;

/** The card and the receipts, as the billing service knows them. */
function usePayments() {
  return useQuery({
    queryKey: queryKeys.payments,
    queryFn: ({ signal }) => call(queryKeys.payments[0], { signal }),
    staleTime: FRESH_MS,
  });
}

const DOTS = { green: "dot text-mood-5-line", blue: "dot text-info", red: "dot text-danger" } as const;

/** The plan's name, with the colour of how it stands. */
export function CurrentStatus({ words }: { words: SubscriptionWords }) {
  return (
    <span className="flex items-center gap-2">
      Current status
      <span className="badge bg-surface">
        <i className={DOTS[words.dot]} />
        {words.plan}
      </span>
    </span>
  );
}
