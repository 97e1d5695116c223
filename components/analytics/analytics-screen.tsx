"use client";

import { useQuery } from "@tanstack/react-query";
import {
  CalendarDays,
  Flame,
  type LucideIcon,
  Mail,
  Mountain,
  MoveRight,
  NotebookPen,
  Quote,
  SunMedium,
  TrendingDown,
  TrendingUp,
} from "lucide-react";
import { useRegion } from "@/components/layout/region";
import { ReportLink } from "@/components/report/report-link";
import { Card, CardTitle } from "@/components/ui/card";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton, VisuallyHidden } from "@/components/ui/spinner";
import { StatCard, StatCards, StatSkeletons } from "@/components/ui/stat-card";
import { BRAND } from "@/lib/config/brand";
import { RHYTHM_DAYS } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Analytics, Answers } from "@/lib/moods/schema";
import { type MoodTrend, moodTrend } from "@/lib/moods/scores";
import { answersInWords, arrowInWords, hardInsight, hardWeeksInWords, stillToCome } from "./answer-words";
import { DimensionTrends } from "./dimension-trends";
import { InsightList } from "./insight-list";
import { MoodTrends } from "./mood-trends";

interface AnalyticsScreenProps {
  today: string;
  /** The member's, in which an insight's day is said. */
  timeZone: string;
}

export function AnalyticsScreen({ today, timeZone }: AnalyticsScreenProps) {
  return (
    <Loaded
      query={useAnalytics()}
      waiting={<AnalyticsWaiting />}
      failed="Unable to load analytics data. Please try again later."
      isCard
    >
      {(data) => <Cards data={data} today={today} timeZone={timeZone} />}
    </Loaded>
  );
}

function Cards({ data, today, timeZone }: AnalyticsScreenProps & { data: Analytics }) {
  const { weeks } = data.answers;
  const hard = hardInsight(data.recentInsights, weeks, timeZone);
  return (
    <div className="stack">
      <SummaryCards analytics={data} />
      <div className="cols eq">
        <MoodTrends
          trends={data.moodTrends}
          totalEntries={data.totalEntries}
          weeks={weeks}
          closing={hard ? null : hardWeeksInWords(weeks)}
        />
        <StreakActivity streaks={data.streaks} />
      </div>
      <AnswersCard answers={data.answers} />
      <InsightList insights={data.recentInsights} closing={hard} today={today} timeZone={timeZone} />
      <DimensionTrends />
      <p className="contact flex-wrap gap-x-8">
        <ReportLink />
        <a href={`mailto:${BRAND.supportEmail}`}>
          <Mail />
          Questions about your data? Contact us
        </a>
      </p>
    </div>
  );
}

/** The shape of the cards to come. */
function AnalyticsWaiting() {
  return (
    <div className="stack" role="status">
      <VisuallyHidden>Loading your analytics...</VisuallyHidden>
      <StatSkeletons />
      <div className="cols eq">
        <Card>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-6 h-56 w-full" />
        </Card>
        <Card>
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-6 h-10 w-full" />
          <Skeleton className="mt-4 h-10 w-full" />
          <Skeleton className="mt-4 h-10 w-full" />
        </Card>
      </div>
      <Card>
        <Skeleton className="h-7 w-40" />
        <Skeleton className="mt-6 h-16 w-full" />
      </Card>
      <Card>
        <Skeleton className="h-7 w-56" />
      </Card>
    </div>
  );
}

function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { totalQuotes, favoriteQuotes, totalEntries, moodTrends, streaks, answers } = analytics;
  return (
    <StatCards>
      <StatCard
        icon={<Quote />}
        label="Total Quotes"
        value={totalQuotes}
        note={`${favoriteQuotes} ${inNumber("favorite", favoriteQuotes)}`}
      />
      <StatCard icon={<NotebookPen />} label="Total Entries" value={totalEntries} note="since you started" />
      <StatCard
        icon={<SunMedium />}
        label="Average Mood"
        value={totalEntries === 0 ? "–" : moodTrends.averageMood.toFixed(1)}
        unit={totalEntries === 0 ? undefined : "out of 5"}
        note={<TrendArrow compared={answers.arrow} />}
      />
      {streaks.isShown && (
        <StatCard
          icon={<Flame />}
          label="Current Streak"
          value={streaks.currentStreak}
          unit={inNumber("day", streaks.currentStreak)}
          note="in a row"
        />
      )}
    </StatCards>
  );
}

const LOOK: Readonly<Record<MoodTrend, { icon: LucideIcon; word: string; color: string }>> = {
  up: { icon: TrendingUp, word: "Rising", color: "text-mood-5-ink" },
  down: { icon: TrendingDown, word: "Falling", color: "text-mood-1-ink" },
  flat: { icon: MoveRight, word: "About the same", color: "text-mood-3-ink" },
};

interface TrendArrowProps {
  compared: Answers["arrow"];
}

/** Where moods are going, and what that compares. Of fewer than two there is nothing to say yet. */
export function TrendArrow({ compared }: TrendArrowProps) {
  if (!compared) {
    return (
      <span className="flex items-center gap-1.5">
        <MoveRight />
        No trend yet
      </span>
    );
  }
  const { icon: Arrow, word, color } = LOOK[moodTrend([compared.newer.score, compared.older.score])];
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Arrow className={color} />
        {word}
      </span>
      <span className="block text-xs text-pretty tabular-nums">{arrowInWords(compared)}</span>
    </>
  );
}

function StreakActivity({ streaks }: { streaks: Analytics["streaks"] }) {
  const { currentStreak, longestStreak, totalQuotesGenerated, rhythm, isShown } = streaks;
  return (
    <Card className="flex flex-col">
      <CardTitle>{isShown ? "Streak & Activity" : "Activity"}</CardTitle>
      <dl className="rows grid flex-1 lg:auto-rows-[minmax(auto,7.5rem)] mt-2 [&_.lucide]:text-primary-ink">
        {isShown && (
          <>
            <Fact icon={Flame} label="Current" value={currentStreak} unit={inNumber("day", currentStreak)} />
            <Fact
              icon={Mountain}
              label="Longest"
              value={longestStreak}
              unit={inNumber("day", longestStreak)}
            />
          </>
        )}
        <Fact icon={CalendarDays} label="Rhythm" value={rhythm} unit={`of the last ${RHYTHM_DAYS} days`} />
        <Fact
          icon={Quote}
          label="Total Generated"
          value={totalQuotesGenerated}
          unit={inNumber("quote", totalQuotesGenerated)}
        />
      </dl>
    </Card>
  );
}

/** "day" for one, else "days". */
function inNumber(one: string, count: number): string {
  return count === 1 ? one : `${one}s`;
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  value: number;
  unit: string;
}

function Fact({ icon: Icon, label, value, unit }: FactProps) {
  return (
    <div className="flex flex-wrap gap-x-3 items-center min-h-14">
      <dt className="flex items-center gap-3">
        <Icon />
        {label}
      </dt>
      <dd className="text-[1.5rem]/none ml-auto text-right font-display font-medium lining-nums tabular-nums">
        {value} <small className="font-text text-sm/none font-normal normal-nums text-ink-soft">{unit}</small>
      </dd>
    </div>
  );
}

function useAnalytics() {
  return useQuery({
    queryKey: queryKeys.analytics,
    queryFn: ({ signal }) => call(queryKeys.analytics[0], { signal }),
  });
}

/** What a member's entries answer, and once what they don't yet. */
function AnswersCard({ answers }: { answers: Answers }) {
  const said = answersInWords(answers, useRegion());
  const later = stillToCome(answers);
  return (
    <Card>
      <CardTitle>What your entries show</CardTitle>
      {said.length > 0 && (
        <dl className="rows mt-2">
          {said.map(({ question, text, list, note }) => (
            <div key={question} className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 lg:grid-cols-[14rem_1fr]">
              <dt className="font-semibold">{question}</dt>
              <dd className="grid grid-cols-1 gap-1 max-w-[62ch]">
                {text && <p>{text}</p>}
                {list && (
                  <ul className="grid grid-cols-1 gap-1 list-disc pl-5">
                    {list.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
                {note && <p>{note}</p>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answers.leavesOut && (
        <p className="max-w-[62ch] pt-3 text-sm text-ink-soft">
          Imported entries with one overall level are left out of these comparisons, because they use a
          different scale from your ratings.
        </p>
      )}
      {later && <p className="max-w-[62ch] pt-3 text-ink-soft">{later}</p>}
    </Card>
  );
}
