"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { Mail } from "lucide-react";
import { useEffect, useRef } from "react";
import { FoldedCrisisPanel } from "@/components/crisis/crisis-panel";
import { Queries, ReadAlready } from "@/components/layout/query-client";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { Note } from "@/components/ui/note";
import { toastFailure } from "@/components/ui/toast-failure";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { monthInSentence } from "@/lib/moods/calendar";
import { MonthCalendar } from "./month-calendar";
import { LastEntry, RecentQuotes, TodaysWords } from "./recent-quotes";

interface DashboardProps extends HomeProps {
  /** What the server read for the first paint. */
  state: string;
}

/** Home below its greeting, with what it reads. */
export function Dashboard({ state, ...home }: DashboardProps) {
  return (
    <Queries>
      <ReadAlready state={state}>
        <Home {...home} />
      </ReadAlready>
    </Queries>
  );
}

interface HomeProps {
  /** The member's own day, as the server found it. */
  today: string;
  /** One line on the last day of a trial. */
  trialNotice: string | null;
}

function Home({ today, trialNotice }: HomeProps) {
  return (
    <>
      {trialNotice && <TrialLine>{trialNotice}</TrialLine>}
      <TodaysWords today={today} />
      <div className="grid gap-4 grid-cols-1 lg:gap-5 lg:[grid-template:'log_calendar'_auto_'quotes_calendar'_1fr_'quotes_ready'_auto_'kept_contact'_auto_/_minmax(0,1.18fr)_minmax(0,1fr)]">
        <Card
          variant="lift"
          className="grid gap-4 [&_.card-title+p]:mt-1.5 lg:[grid-area:log] lg:grid-cols-[auto_1fr] lg:gap-x-5 lg:items-center"
        >
          <div className="lg:first:col-span-full">
            <CardTitle>Log this moment</CardTitle>
            <p className="text-ink-soft">A few small questions, two minutes at most.</p>
          </div>
          <ButtonLink href="/sliders" className="lg:min-w-52">
            Start Assessment
          </ButtonLink>
          <LastEntry today={today} />
        </Card>
        <MonthCalendar today={today} />
        <RecentQuotes today={today} />
        <KeptWords today={today} />
        <Card
          variant="quiet"
          className="flex flex-wrap items-center justify-between gap-3 lg:[grid-area:ready]"
        >
          <div>
            <CardTitle>Ready to check in?</CardTitle>
            <p className="text-sm text-ink-soft">Once a day or several times, as you like.</p>
          </div>
          <ButtonLink href="/sliders" variant="outline" size="small">
            Check in now
          </ButtonLink>
        </Card>
        <p className="contact lg:[grid-area:contact] lg:p-0">
          <a href={`mailto:${BRAND.supportEmail}`}>
            <Mail />
            Get in touch
          </a>
        </p>
      </div>
    </>
  );
}

/** On the last day of a trial: when it ends, what then, and where to cancel. */
function TrialLine({ children }: { children: string }) {
  return (
    <div className="mb-4">
      <Note tone="honey">
        {children}{" "}
        <AppLink href="/settings" className="underline">
          Open Settings
        </AppLink>
      </Note>
    </div>
  );
}

/** Words that the member kept, come back by themselves. Where none do, or they can't be had, nothing stands here. */
export function KeptWords({ today }: { today: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.resurfaced,
    queryFn: ({ signal }) => call(queryKeys.resurfaced[0], { signal }),
  });
  const hiding = useHide();
  if (hiding.isPending || hiding.isSuccess) return <PutAway />;
  if (!data?.quote) return null;
  return (
    <Card variant="quiet" className={KEPT_PLACE} aria-label="Words you saved">
      <p className="text-sm text-ink-soft">You saved this one {monthInSentence(data.quote.keptOn, today)}</p>
      {data.quote.support && <FoldedCrisisPanel isOver className="mt-3" />}
      <p className="said mt-2 text-[1.25rem]/7.25">{data.quote.text}</p>
      <Button variant="ghost" size="small" className="mt-2 -mb-2 -ml-4" onClick={() => hiding.mutate()}>
        Not today
      </Button>
    </Card>
  );
}

const KEPT_PLACE = "lg:[grid-area:kept]";

/** In the place of what has just been put away; the focus, which stood on its button, goes here. */
function PutAway() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} tabIndex={-1} className={clsx(KEPT_PLACE, "px-5 text-sm text-ink-soft outline-none")}>
      Hidden for today.
    </p>
  );
}

function useHide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(queryKeys.resurfaced[0], { method: "DELETE" }),
    onSuccess: (nothing) => queries.setQueryData(queryKeys.resurfaced, nothing),
    onError: (error) =>
      toastFailure("Not hidden", error, "We couldn't hide that just now. Please try again."),
  });
}
