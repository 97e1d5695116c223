"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { BadgeCheck, CreditCard, Hourglass, Trash2, UsersRound } from "lucide-react";
import { useState } from "react";
import { percentOf, usersInWords } from "@/components/admin/console-words";
import { useSearch } from "@/components/admin/use-search";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/field";
import { EmptyState, ListStatus, Loaded, LoadFailed, ShowMore } from "@/components/ui/list-status";
import { SearchField } from "@/components/ui/search-field";
import { StatCard, StatCards, StatSkeletons } from "@/components/ui/stat-card";
import {
  type AdminUser,
  AdminUsers,
  USER_STATUSES,
  type UserFilter,
  UserStats,
  type UserStatus,
} from "@/lib/admin/schema";
import { call, callForPage } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { counted } from "@/lib/time/date-words";
import { DeleteDialog, useDeleteUsers } from "./delete-dialog";
import { UserTable, useSelection } from "./user-table";

/** @param ownId the admin's own account */
export function UsersScreen({ ownId }: { ownId: string }) {
  const { q, field } = useSearch();
  const [status, setStatus] = useState<UserStatus>("all");
  const filter: UserFilter = { ...(q ? { q } : {}), ...(status === "all" ? {} : { status }) };
  return (
    <div className="stack">
      <UserStatCards />
      <Card>
        <UserTools search={field} status={status} onStatus={setStatus} />
        <UserList ownId={ownId} filter={filter} />
      </Card>
    </div>
  );
}

const WORDS: Record<UserStatus, string> = {
  all: "All statuses",
  verified: "Verified",
  unverified: "Unverified",
  active: "Active",
  trial: "Trial",
  expired: "Expired",
};

interface UserToolsProps {
  search: ReturnType<typeof useSearch>["field"];
  status: UserStatus;
  onStatus: (status: UserStatus) => void;
}

function UserTools({ search, status, onStatus }: UserToolsProps) {
  return (
    <div className="grid gap-3 mb-3 md:grid-cols-[minmax(0,1fr)_13rem]">
      <SearchField label="Search by email or name" {...search} />
      <Select
        aria-label="Status"
        value={status}
        onChange={(event) => onStatus(USER_STATUSES.find((name) => name === event.target.value) ?? "all")}
      >
        {USER_STATUSES.map((name) => (
          <option key={name} value={name}>
            {WORDS[name]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function UserStatCards() {
  return (
    <Loaded
      query={useUserStats()}
      waiting={<StatSkeletons />}
      failed="We couldn't load the figures just now."
      isCard
    >
      {(stats) => <UserFigures {...stats} />}
    </Loaded>
  );
}

function UserFigures({ totalUsers, verifiedUsers, activeSubscriptions, trialUsers }: UserStats) {
  const ofAll = (part: number) => `${percentOf(part, totalUsers)} of all`;
  return (
    <StatCards>
      <StatCard icon={<UsersRound />} label="Total Users" value={figure(totalUsers)} note="with an account" />
      <StatCard
        icon={<BadgeCheck />}
        label="Verified"
        value={figure(verifiedUsers)}
        note={`${percentOf(verifiedUsers, totalUsers)} verified`}
      />
      <StatCard
        icon={<CreditCard />}
        label="Active Subscriptions"
        value={figure(activeSubscriptions)}
        note={ofAll(activeSubscriptions)}
      />
      <StatCard
        icon={<Hourglass />}
        label="Trial Users"
        value={figure(trialUsers)}
        note={ofAll(trialUsers)}
      />
    </StatCards>
  );
}

function figure(count: number): string {
  return counted(count);
}

interface UserListProps {
  ownId: string;
  filter: UserFilter;
}

/** The users that a filter finds, and their deletion. */
export function UserList({ ownId, filter }: UserListProps) {
  const pages = useUsers(filter);
  const users = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const total = pages.data?.pages[0]?.total ?? 0;
  const deletable = pages.data?.pages[0]?.deletable ?? 0;
  const { selection, count, isAllChosen, clear, toggle, toggleAll } = useSelection(
    JSON.stringify(filter),
    deletable,
  );
  const [asked, setAsked] = useState<AdminUser | "selected" | null>(null);
  const close = () => setAsked(null);
  const { one, many, deletedSoFar, freshSignIn } = useDeleteUsers(() => {
    clear();
    close();
  });

  if (pages.isPending) return <ListStatus>Loading users...</ListStatus>;
  if (pages.isError && users.length === 0) {
    return <LoadFailed onRetry={() => pages.refetch()}>We couldn't load the users just now.</LoadFailed>;
  }
  if (users.length === 0) {
    const isFiltered = Boolean(filter.q) || (filter.status ?? "all") !== "all";
    return <EmptyState title={isFiltered ? "No users match your search criteria." : "No users found."} />;
  }

  function confirm() {
    if (asked === "selected") many.mutate({ selection, filter, upTo: users[0]?.id ?? "", count });
    else if (asked) one.mutate(asked.id);
  }
  const whom = asked === "selected" ? usersInWords(count) : (asked?.email ?? null);

  return (
    // What is shown still belongs to the search before, so nothing in it may be pressed.
    <div className="admin-users" aria-busy={pages.isPlaceholderData} inert={pages.isPlaceholderData}>
      <BulkBar
        count={count}
        isAll={selection.kind === "all" && isAllChosen}
        onDelete={() => setAsked("selected")}
      />
      <UserTable
        users={users}
        ownId={ownId}
        selection={selection}
        isAllChosen={isAllChosen}
        isSomeChosen={count > 0}
        canChoose={deletable > 0}
        onToggle={toggle}
        onToggleAll={toggleAll}
        onDelete={setAsked}
      />
      <p className="pt-4 text-sm text-ink-soft tabular-nums">
        Showing {counted(users.length)} of {counted(total)}
      </p>
      <ShowMore pages={pages} />
      <DeleteDialog
        whom={whom}
        isPending={one.isPending || many.isPending}
        pendingLabel={many.isPending && count > 100 ? `Deleted ${deletedSoFar}...` : "Deleting..."}
        onConfirm={confirm}
        onCancel={close}
      />
      {freshSignIn}
    </div>
  );
}

interface BulkBarProps {
  count: number;
  /** All that the filter finds, shown or not. */
  isAll: boolean;
  onDelete: () => void;
}

/** What is chosen, and what can be done with it. */
function BulkBar({ count, isAll, onDelete }: BulkBarProps) {
  return (
    <div
      className="not-empty:flex not-empty:flex-wrap not-empty:items-center not-empty:justify-between not-empty:gap-y-2 not-empty:gap-x-3 not-empty:my-2 not-empty:pr-2 not-empty:pl-4 not-empty:py-2 not-empty:rounded-md not-empty:bg-primary-soft"
      role="status"
    >
      {count > 0 && (
        <>
          <b className="tabular-nums">
            {isAll ? `All ${usersInWords(count)} that match` : `${counted(count)} selected`}
          </b>
          <Button variant="danger" size="small" onClick={onDelete}>
            <Trash2 />
            Delete selected
          </Button>
        </>
      )}
    </div>
  );
}

const FIRST: string | null = null;

/** The users that a filter finds, newest first, page by page. */
function useUsers(filter: UserFilter) {
  const queryKey = queryKeys.adminUsers(filter);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      callForPage("/api/admin/users", {
        query: { ...queryOf(filter), cursor: pageParam ?? undefined },
        reply: AdminUsers,
        signal,
      }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.next,
    // While the next search is on its way the table stays.
    placeholderData: keepPreviousData,
  });
}

function useUserStats() {
  return useQuery({
    queryKey: queryKeys.userStats,
    queryFn: ({ signal }) => call(queryKeys.userStats[0], { reply: UserStats, signal }),
  });
}

function queryOf({ q, status }: UserFilter): UserFilter {
  return { q: q || undefined, status: status === "all" ? undefined : status };
}
