"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { day } from "@/components/admin/console-words";
import { useSearch } from "@/components/admin/use-search";
import { useRegion } from "@/components/layout/region";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon";
import { SearchField } from "@/components/ui/search-field";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import {
  MemberNewsletterReply,
  MemberPage,
  MemberStats,
  type MemberSubscriber,
} from "@/lib/newsletter/console/schema";
import type { Region } from "@/lib/time/region";
import { FactsDialog, Figures, ListPanel, useListPages, useRefetchLists } from "./list-panel";

const WORDS = {
  name: "Member subscribers",
  loading: "Loading member subscribers...",
  empty: "No paying members yet.",
};
const HEADINGS = ["Email", "Newsletter Status", "Member Since", "Actions"];

export function MemberList() {
  const region = useRegion();
  const { q, field } = useSearch();
  const pages = useMembers(q);
  const [viewed, setViewed] = useState<MemberSubscriber | null>(null);
  const members = pages.data?.pages.flatMap((page) => page.subscribers) ?? [];
  return (
    <div className="grid gap-4 pt-4">
      <MemberFigures />
      <SearchField label="Search members by email" {...field} />
      <ListPanel
        pages={pages}
        count={members.length}
        isSearching={q !== ""}
        words={WORDS}
        headings={HEADINGS}
      >
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onView={() => setViewed(member)} />
        ))}
      </ListPanel>
      <FactsDialog
        title={viewed && "Member"}
        facts={viewed ? factsOf(viewed, region) : []}
        onClose={() => setViewed(null)}
      />
    </div>
  );
}

function MemberFigures() {
  const { data } = useMemberStats();
  return (
    <Figures
      figures={[
        { label: "Total Members", value: data?.total },
        { label: "Newsletter Opted In", value: data?.newsletterOptedIn },
        { label: "Newsletter Opted Out", value: data && data.total - data.newsletterOptedIn },
      ]}
    />
  );
}

function MemberRow({ member, onView }: { member: MemberSubscriber; onView: () => void }) {
  const region = useRegion();
  const { id, email, newsletter, createdAt } = member;
  const change = useSetMemberNewsletter();
  return (
    <tr>
      <td className="who">{email}</td>
      <td data-label="Newsletter">
        <OptInBadge member={member} />
      </td>
      <td data-label="Member since" className="tabular-nums">
        {day(createdAt, region)}
      </td>
      <td className="act">
        <span className="inline-flex items-center gap-1">
          <IconButton label={`View ${email}`} onClick={onView}>
            <Eye />
          </IconButton>
          <Switch
            label={`Newsletter for ${email}`}
            checked={newsletter === 1}
            disabled={change.isPending}
            onCheckedChange={(isOptedIn) => change.mutate({ id, newsletter: isOptedIn ? 1 : 0 })}
          />
        </span>
      </td>
    </tr>
  );
}

function OptInBadge({ member }: { member: MemberSubscriber }) {
  return member.newsletter === 1 ? (
    <Badge dot tone="good">
      Subscribed
    </Badge>
  ) : (
    <Badge dot>Opted Out</Badge>
  );
}

function factsOf(member: MemberSubscriber, region: Region) {
  return [
    ["Email", member.email],
    ["Newsletter", <OptInBadge key="newsletter" member={member} />],
    ["Member since", day(member.createdAt, region)],
  ] as const;
}

/** Paying members whose address holds `q`, newest first, page by page. */
function useMembers(q: string) {
  return useListPages(queryKeys.memberSubscribers(q), (asked) =>
    call("/api/admin/member-newsletter/subscribers", { ...asked, reply: MemberPage }),
  );
}

function useMemberStats() {
  return useQuery({
    queryKey: queryKeys.memberNewsletterStats,
    queryFn: ({ signal }) => call(queryKeys.memberNewsletterStats[0], { reply: MemberStats, signal }),
  });
}

export function useSetMemberNewsletter() {
  const refetch = useRefetchLists();
  return useMutation({
    mutationFn: ({ id, newsletter }: { id: string; newsletter: 0 | 1 }) =>
      call("/api/admin/member-newsletter/[userId]", {
        reply: MemberNewsletterReply,
        method: "PATCH",
        params: { userId: id },
        body: { newsletter },
      }),
    onSuccess: () => toast({ title: "Member Newsletter Updated" }),
    onError: (error) =>
      toastFailure(
        "Update Failed",
        error,
        "Failed to update member newsletter preference. Please try again.",
        "ours",
      ),
    onSettled: refetch,
  });
}
