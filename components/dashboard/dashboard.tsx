"use client";

import { Mail } from "lucide-react";
import { Queries, ReadAlready } from "@/components/layout/queries";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { Note } from "@/components/ui/note";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelledFirst } from "@/lib/config/figures";
import { KeptWords } from "./kept-words";
import { MonthCalendar } from "./month-calendar";
import { LastEntry, RecentQuotes } from "./recent-quotes";
import { TodaysWords } from "./todays-words";

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
            <p className="text-ink-soft">
              {spelledFirst(DIMENSIONS.length)} small questions, about two minutes.
            </p>
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
