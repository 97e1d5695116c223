import { Mail } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { Note } from "@/components/ui/note";
import { DIMENSIONS } from "@/lib/check-ins/dimensions";
import { BRAND } from "@/lib/config/brand";
import { spelledFirst } from "@/lib/config/figures";
import { MonthCalendar } from "./month-calendar";
import { LastEntry, RecentQuotes } from "./recent-quotes";

interface DashboardProps {
  /** The member's own day, as the server found it. */
  today: string;
  /** One line on the last day of a trial. */
  trialNotice: string | null;
}

export function Dashboard({ today, trialNotice }: DashboardProps) {
  return (
    <>
      {trialNotice && <TrialLine>{trialNotice}</TrialLine>}
      <div className="home">
        <Card variant="lift" className="home-log">
          <div>
            <CardTitle>Log this moment</CardTitle>
            <p className="text-ink-soft">
              {spelledFirst(DIMENSIONS.length)} small questions, about two minutes.
            </p>
          </div>
          <ButtonLink href="/sliders">Start Assessment</ButtonLink>
          <LastEntry today={today} />
        </Card>
        <MonthCalendar today={today} />
        <RecentQuotes today={today} />
        <Card variant="quiet" className="home-ready">
          <div>
            <CardTitle>Ready to check in?</CardTitle>
            <p className="text-sm text-ink-soft">Once a day or several times, as you like.</p>
          </div>
          <ButtonLink href="/sliders" variant="outline" size="small">
            Check in now
          </ButtonLink>
        </Card>
        <p className="contact home-contact">
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
