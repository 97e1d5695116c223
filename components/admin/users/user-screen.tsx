"use client";

import { useQuery } from "@tanstack/react-query";
import { day, letterWord, moment, providerWord } from "@/components/admin/console-words";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { ListStatus, Loaded } from "@/components/ui/list-status";
import type { UserDetail } from "@/lib/admin/schema";
import { KEPT_DAYS } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Region } from "@/lib/time/region";
import { UserActs } from "./user-acts";
import { UserBadge } from "./user-table";

interface UserScreenProps {
  id: string;
  /** The admin's own account, which nothing here can delete. */
  isOwn: boolean;
}

/** One user: where they stand, how they get in, what was mailed to them; never how they feel. */
export function UserScreen({ id, isOwn }: UserScreenProps) {
  const queryKey = queryKeys.adminUser(id);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(queryKey[0], { params: { id }, signal }),
  });
  return (
    <Loaded
      query={query}
      waiting={<ListStatus>Loading user...</ListStatus>}
      failed="We couldn't load this user just now."
      isCard
    >
      {(user) => (
        <div className="stack">
          <AccountCard user={user} />
          <MailsCard mails={user.mails} />
          <UserActs id={user.id} email={user.email} isOwn={isOwn} />
        </div>
      )}
    </Loaded>
  );
}

function AccountCard({ user }: { user: UserDetail }) {
  const region = useRegion();
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>Account</CardTitle>
        <UserBadge user={user} />
      </div>
      <dl className="rows mt-2">
        {factsOf(user, region).map(([name, value]) => (
          <div key={name} className="srow">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="grow text-right wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const ACCESS: Record<UserDetail["access"], string> = {
  granted: "Yes",
  trial_expired: "No, the trial is over",
  payment_failed: "No, a payment failed",
  no_subscription: "No, there is no subscription",
};

const NEWSLETTER: Record<UserDetail["newsletter"], string> = {
  reads: "Subscribed",
  pending: "Pending",
  left: "Unsubscribed",
  none: "Not subscribed",
};

function factsOf(user: UserDetail, region: Region): [name: string, value: string][] {
  const { emailVerifiedAt, trialEndsAt, periodEndsAt, subscriptionStatus, isEnding, lastSeenAt } = user;
  const facts: [string, string | null][] = [
    ["Has access", ACCESS[user.access]],
    ["Trial ends", subscriptionStatus === "trialing" && trialEndsAt ? moment(trialEndsAt, region) : null],
    ["Trial ended", subscriptionStatus !== "trialing" && trialEndsAt ? day(trialEndsAt, region) : null],
    [
      isEnding ? "Cancelled, ends" : "Next payment",
      subscriptionStatus === "active" && periodEndsAt ? day(periodEndsAt, region) : null,
    ],
    ["Member since", day(user.createdAt, region)],
    ["Address verified", emailVerifiedAt ? day(emailVerifiedAt, region) : "No"],
    ["Signs in with", user.signsInWith.map(providerWord).join(", ") || "Nothing yet"],
    ["Signed-in devices", String(user.devices)],
    ["Last seen", lastSeenAt ? moment(lastSeenAt, region) : "Not signed in anywhere"],
    ["Newsletter", NEWSLETTER[user.newsletter]],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

const STATES = {
  waiting: { tone: "info", word: "Waiting" },
  sent: { tone: "good", word: "Sent" },
  failed: { tone: "bad", word: "Failed" },
} as const;

function MailsCard({ mails }: Pick<UserDetail, "mails">) {
  const region = useRegion();
  return (
    <Card>
      <CardTitle>Emails</CardTitle>
      <p className="mt-2 text-sm text-ink-soft">
        Sent emails are listed for {KEPT_DAYS.doneJob} days, failed ones for {KEPT_DAYS.failedMail} days.
      </p>
      {mails.length === 0 ? (
        <p className="pt-3 text-ink-soft">None on record.</p>
      ) : (
        <ul className="rows mt-2">
          {mails.map(({ id, kind, state, at }) => (
            <li key={id} className="srow flex-wrap justify-between">
              <span>
                <b className="block font-semibold">{letterWord(kind)}</b>
                <span className="text-sm text-ink-soft tabular-nums">{moment(at, region)}</span>
              </span>
              <Badge dot tone={STATES[state].tone}>
                {STATES[state].word}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
