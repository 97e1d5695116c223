"use client";

import { useQuery } from "@tanstack/react-query";
import { moment } from "@/components/admin/day";
import { Card, CardTitle } from "@/components/ui/card";
import { ListStatus, LoadFailed } from "@/components/ui/list-status";
import { FailedMails as FailedMailsReply } from "@/lib/admin/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

/** Mails of any kind that the provider refused, or that were tried often enough. */
export function FailedMails() {
  return (
    <Card>
      <CardTitle>Emails that failed</CardTitle>
      <FailedList />
    </Card>
  );
}

function FailedList() {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.failedMails,
    queryFn: ({ signal }) => call(queryKeys.failedMails[0], { reply: FailedMailsReply, signal }),
  });
  if (isPending) return <ListStatus>Loading emails...</ListStatus>;
  if (!data) {
    return <LoadFailed onRetry={() => refetch()}>We couldn't load the emails just now.</LoadFailed>;
  }
  const { mails, total } = data;
  if (total === 0) {
    return (
      <p className="pt-3 text-ink-soft">
        None. Emails that couldn't be delivered after every try are listed here.
      </p>
    );
  }
  return (
    <>
      <ul className="divide mt-3">
        {mails.map(({ id, template, reason, failedAt }) => (
          <li key={id} className="grid gap-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center">
            <b className="font-semibold">{template ?? "Part of a newsletter or notice"}</b>
            <span className="text-sm text-ink-soft tabular-nums">
              {moment(failedAt)}: {reason}
            </span>
          </li>
        ))}
      </ul>
      {total > mails.length && (
        <p className="pt-3 text-sm text-ink-soft">
          The newest {mails.length} of {total.toLocaleString("en-US")}.
        </p>
      )}
    </>
  );
}
