"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { ScrollText, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { day, letterWord, moment, providerWord } from "@/components/admin/console-words";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { ExportButton, keepFile } from "@/components/layout/export-button";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { ListStatus, Loaded } from "@/components/ui/list-status";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { UserDetail } from "@/lib/admin/schema";
import { KEPT_DAYS } from "@/lib/config/policy";
import { call, download } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import type { Region } from "@/lib/time/region";
import { DeleteDialog, useDeleteUsers } from "./delete-dialog";
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

interface UserActsProps {
  id: string;
  email: string;
  isOwn: boolean;
}

/** What can be done for one user, or to them. */
function UserActs({ id, email, isOwn }: UserActsProps) {
  const router = useRouter();
  const [asked, setAsked] = useState<"export" | "delete" | null>(null);
  const close = () => setAsked(null);
  const { one, freshSignIn } = useDeleteUsers(() => router.push("/admin/users"));
  const { exporting, freshSignIn: freshForExport } = useExportOf(id, close);
  return (
    <Card>
      <CardTitle>Actions</CardTitle>
      <div className="mt-4 grid gap-3 md:grid-cols-3">
        <ExportButton isPending={false} onExport={() => setAsked("export")}>
          Export this person's data
        </ExportButton>
        <ButtonLink variant="outline" block href={`/admin/audit?person=${id}`}>
          <ScrollText />
          Audit log of this person
        </ButtonLink>
        {!isOwn && (
          <Button variant="danger" block onClick={() => setAsked("delete")}>
            <Trash2 />
            Delete
          </Button>
        )}
      </div>
      <ExportDialog
        whom={asked === "export" ? email : null}
        isPending={exporting.isPending}
        onConfirm={() => exporting.mutate()}
        onCancel={close}
      />
      <DeleteDialog
        whom={asked === "delete" ? email : null}
        isPending={one.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => one.mutate(id)}
        onCancel={close}
      />
      {freshSignIn}
      {freshForExport}
    </Card>
  );
}

interface ExportDialogProps {
  /** Whose data; null: closed. */
  whom: string | null;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what the file is, before it is made. */
function ExportDialog({ whom, isPending, onConfirm, onCancel }: ExportDialogProps) {
  return (
    <Dialog
      plain
      open={whom !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title="Export this person's data?"
      description="Only do this if they've asked for it."
    >
      <p className="mt-4 font-semibold wrap-anywhere">{whom}</p>
      <p className="mt-3">
        It's the same file they could download themselves: everything we hold about them, including their
        ratings, quotes and own lines. It isn't encrypted, so anyone who opens it can read it.
      </p>
      <p className="mt-3">
        Give it to nobody but them, then delete your copy. The audit log and their own data will both show
        that you exported it.
      </p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button pending={isPending} pendingLabel="Exporting..." onClick={onConfirm}>
          Export
        </Button>
      </div>
    </Dialog>
  );
}

/** Brings the person's file to the device, asking for the password again where the sign-in is too old. */
function useExportOf(id: string, onDone: () => void) {
  const { withFreshSignIn, freshSignIn } = useFreshSignIn();
  const exporting = useMutation({
    mutationFn: () =>
      withFreshSignIn(() => download("/api/admin/users/[id]/export", { method: "POST", params: { id } })),
    onSuccess: (file) => {
      keepFile(file);
      onDone();
      toast({ title: "Data exported", description: "The file is in your downloads." });
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) toastFailure("Export failed", error, "Please try again.");
    },
  });
  return { exporting, freshSignIn };
}
