"use client";

import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { moment } from "@/components/admin/day";
import { useRegion } from "@/components/layout/region";
import { Card, CardTitle } from "@/components/ui/card";
import { ListStatus, Loaded } from "@/components/ui/list-status";
import { FailedMails as FailedMailsReply } from "@/lib/admin/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { counted } from "@/lib/time/date-words";

/** Mails of any kind that the provider refused, or that were tried often enough. */
export function FailedMails() {
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
