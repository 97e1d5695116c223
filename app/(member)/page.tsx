import { LaterDashboard } from "@/components/dashboard/later-dashboard";
import { Welcome } from "@/components/dashboard/welcome";
import { memberOrSignIn } from "@/lib/access/page-viewer";
import { hasAccess, type Viewer } from "@/lib/access/viewer";
import { queryKeys } from "@/lib/http/query-keys";
import { greeting, monthOf, skyAt } from "@/lib/moods/calendar";
import { calendar } from "@/lib/moods/queries";
import { billing } from "@/lib/subscriptions/billing/billing";
import { trialNotice } from "@/lib/subscriptions/subscription-words";
import { localDate, localHour, now } from "@/lib/time/clock";
import { longDay } from "@/lib/time/date-words";
import { recentQuotes } from "@/lib/words/queries";
import { resurfaced } from "@/lib/words/resurfaced";
import { askedRegion, MemberFrame, readAlready, SignOut } from "./member-frame";

const QUOTES_SHOWN = 2;

export const metadata = { title: "Home" };

interface HomePageProps {
  searchParams: Promise<{ welcome?: string | string[] }>;
}

export default async function HomePage({ searchParams }: HomePageProps) {
  const viewer = await memberOrSignIn();
  const at = now();
  const { timeZone } = viewer;
  const { takesPayment } = billing();
  const today = localDate(at, timeZone);
  const hour = localHour(at, timeZone);
  // Where the name has no room beside it, the greeting stays in one line.
  const hello = greeting(hour).replace(" ", "\u00a0");
  return (
    <MemberFrame
      viewer={viewer}
      needsAccess
      title={viewer.firstName ? `${hello}, ${viewer.firstName}` : hello}
      subtitle={longDay(today, await askedRegion())}
      toFavorites
      scene="tall"
      sky={skyAt(hour)}
      action={<SignOut withWord label="Log out" />}
    >
      <LaterDashboard
        state={readAlready(hasAccess(viewer, at) ? await reads(viewer, today) : [])}
        today={today}
        trialNotice={trialNotice(viewer.subscription, at, {
          timeZone,
          takesPayment,
          region: await askedRegion(),
        })}
      />
      {(await searchParams).welcome === "true" && (
        <Welcome hadTrial={viewer.subscription?.trialEnd !== null} />
      )}
    </MemberFrame>
  );
}

async function reads(viewer: Viewer, today: string) {
  const month = monthOf(today);
  const [days, quotes, kept] = await Promise.all([
    calendar(viewer, month),
    recentQuotes(viewer.id, {}, QUOTES_SHOWN),
    resurfaced(viewer),
  ]);
  return [
    [queryKeys.calendar(month), days],
    [queryKeys.recentQuotes, quotes],
    [queryKeys.resurfaced, kept],
  ] as const;
}
