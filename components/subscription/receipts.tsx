"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useRegion } from "@/components/layout/region";
import { Card, CardTitle } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { money } from "@/lib/config/money";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Payments } from "@/lib/subscriptions/schema";
import { dayOf } from "@/lib/subscriptions/subscription-words";

interface ReceiptsProps {
  timeZone: string;
  /** Something was paid, so that there is a list to come. */
  hasPaid: boolean;
}

/** What was paid, the newest first. While nothing was, there is nothing here. */
export function Receipts({ timeZone, hasPaid }: ReceiptsProps) {
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
          <Receipt key={receipt.url} receipt={receipt} day={dayOf(receipt.paidAt, timeZone, region)} />
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
export function usePayments() {
  return useQuery({
    queryKey: queryKeys.payments,
    queryFn: ({ signal }) => call(queryKeys.payments[0], { signal }),
    staleTime: FRESH_MS,
  });
}
