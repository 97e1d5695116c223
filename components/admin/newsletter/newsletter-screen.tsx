"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { moment } from "@/components/admin/console-words";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { ListStatus, Loaded, ShowMore } from "@/components/ui/list-status";
import { Tabs } from "@/components/ui/tabs";
import { FailedMails as FailedMailsReply } from "@/lib/admin/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { type PastNewsletter, PastNewsletters } from "@/lib/newsletter/console/schema";
import { counted } from "@/lib/time/date-words";
import { ComposeCard } from "./compose-card";
import { MemberList } from "./member-list";
import { SubscriberList } from "./subscriber-list";

interface NewsletterScreenProps {
  /** The mail provider in use. */
  providerName: string;
  /** Where test mails go. */
  ownEmail: string;
}

export function NewsletterScreen({ providerName, ownEmail }: NewsletterScreenProps) {
  return (
    <div className="stack">
      <ComposeCard providerName={providerName} ownEmail={ownEmail} />
      <AudienceCard />
      <PastNewslettersCard />
      <FailedMails />
    </div>
  );
}

/** Who there is to write to. */
function AudienceCard() {
  const [tab, setTab] = useState("subscribers");
  return (
    <Card>
      <CardTitle>Subscribers</CardTitle>
      <div className="[&_.seg_button]:whitespace-normal mt-4">
        <Tabs
          label="Lists"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: "subscribers", label: "Newsletter Subscribers", content: <SubscriberList /> },
            { value: "members", label: "Member Subscribers", content: <MemberList /> },
          ]}
        />
      </div>
    </Card>
  );
}

/** Mails of any kind that the provider refused, or that were tried often enough. */
function FailedMails() {
  const query = useQuery({
    queryKey: queryKeys.failedMails,
    queryFn: ({ signal }) => call(queryKeys.failedMails[0], { reply: FailedMailsReply, signal }),
  });
  return (
    <Card>
      <CardTitle>Emails that failed</CardTitle>
      <Loaded
        query={query}
        waiting={<ListStatus>Loading emails...</ListStatus>}
        failed="We couldn't load the emails just now."
      >
        {(failed) => <FailedList {...failed} />}
      </Loaded>
    </Card>
  );
}

function FailedList({ mails, total }: z.infer<typeof FailedMailsReply>) {
  const region = useRegion();
  if (total === 0) {
    return (
      <p className="pt-3 text-ink-soft">
        None. Emails that couldn't be delivered after every try are listed here.
      </p>
    );
  }
  return (
    <>
      <ul className="rows mt-3">
        {mails.map(({ id, template, reason, failedAt }) => (
          <li key={id} className="grid gap-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center">
            <b className="font-semibold">{template ?? "Part of a newsletter or notice"}</b>
            <span className="text-sm text-ink-soft tabular-nums">
              {moment(failedAt, region)}: {reason}
            </span>
          </li>
        ))}
      </ul>
      {total > mails.length && (
        <p className="pt-3 text-sm text-ink-soft">
          The newest {mails.length} of {counted(total)}.
        </p>
      )}
    </>
  );
}

/** What was sent, newest first, and how far the one that is being sent has come. */
function PastNewslettersCard() {
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
            <ul className="rows admin-letters mt-3">
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
