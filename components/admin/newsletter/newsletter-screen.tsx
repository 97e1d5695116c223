"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { moment } from "@/components/admin/console-words";
import { useRegion } from "@/components/layout/region";
import { Card, CardTitle } from "@/components/ui/card";
import { ListStatus, Loaded } from "@/components/ui/list-status";
import { Tabs } from "@/components/ui/tabs";
import { FailedMails as FailedMailsReply } from "@/lib/admin/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { counted } from "@/lib/time/date-words";
import { ComposeCard } from "./compose-card";
import { MemberList } from "./member-list";
import { PastNewslettersCard } from "./past-newsletters";
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
