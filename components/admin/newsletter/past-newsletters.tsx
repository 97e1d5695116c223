"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { moment } from "@/components/admin/console-words";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { ListStatus, Loaded, ShowMore } from "@/components/ui/list-status";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { type PastNewsletter, PastNewsletters } from "@/lib/newsletter/console/schema";
import { counted } from "@/lib/time/date-words";

/** What was sent, newest first, and how far the one that is being sent has come. */
export function PastNewslettersCard() {
  return (
    <Card>
      <CardTitle>Past newsletters</CardTitle>
      <PastList />
    </Card>
  );
}

function PastList() {
  const pages = usePastNewsletters();
  return (
    <Loaded
      query={pages}
      waiting={<ListStatus>Loading newsletters...</ListStatus>}
      failed="We couldn't load the newsletters just now."
    >
      {(data) => {
        const newsletters = data.pages.flatMap((page) => page.newsletters);
        return newsletters.length === 0 ? (
          <p className="pt-3 text-ink-soft">Nothing sent yet. Whatever you send will be listed here.</p>
        ) : (
          <>
            <ul className="rows mt-3">
              {newsletters.map((newsletter) => (
                <Past key={newsletter.id} newsletter={newsletter} />
              ))}
            </ul>
            <ShowMore pages={pages} />
          </>
        );
      }}
    </Loaded>
  );
}

function Past({ newsletter }: { newsletter: PastNewsletter }) {
  const region = useRegion();
  const { subject, audience, createdAt, finishedAt, recipients, delivered, failed, unsubscribed } =
    newsletter;
  const isNotice = audience === "members";
  const done = delivered + failed;
  return (
    <li className="grid gap-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center">
      <div>
        <b className="block font-semibold wrap-anywhere">{subject}</b>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {moment(createdAt, region)}
          {isNotice && <Badge tone="honey">Notice to every member</Badge>}
        </span>
      </div>
      {finishedAt ? (
        <p className="text-sm tabular-nums">
          {figure(delivered)} delivered · {figure(failed)} failed
          {!isNotice && ` · ${figure(unsubscribed)} unsubscribed`}
        </p>
      ) : (
        <div className="grid gap-1">
          <progress
            className="appearance-none w-full h-2 border-0 rounded-full bg-track overflow-hidden [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:bg-data [&::-moz-progress-bar]:bg-data"
            max={Math.max(1, recipients)}
            value={done}
            aria-label={`Sending ${subject}`}
          />
          <p className="text-sm tabular-nums" role="status">
            Sending: {figure(done)} of {figure(recipients)}
            {failed > 0 && `, ${figure(failed)} failed`}
          </p>
        </div>
      )}
    </li>
  );
}

function figure(count: number): string {
  return counted(count);
}

const FIRST: string | null = null;

/** How often the figures are asked for while one is being sent. */
const PROGRESS_MS = 2_000;

function usePastNewsletters() {
  return useInfiniteQuery({
    queryKey: queryKeys.pastNewsletters,
    queryFn: ({ pageParam, signal }) =>
      call("/api/admin/newsletter/past", {
        query: { cursor: pageParam ?? undefined },
        reply: PastNewsletters,
        signal,
      }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => {
      const newsletters = state.data?.pages.flatMap((page) => page.newsletters) ?? [];
      return newsletters.some((newsletter) => newsletter.finishedAt === null) ? PROGRESS_MS : false;
    },
  });
}
