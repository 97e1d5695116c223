"use client";

import { BadgeCheck, CreditCard, Hourglass, UsersRound } from "lucide-react";
import { useState } from "react";
import { percentOf } from "@/components/admin/console-words";
import { useSearch } from "@/components/admin/use-search";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/field";
import { Loaded } from "@/components/ui/list-status";
import { SearchField } from "@/components/ui/search-field";
import { StatCard, StatCards, StatSkeletons } from "@/components/ui/stat-card";
import { USER_STATUSES, type UserFilter, type UserStats, type UserStatus } from "@/lib/admin/schema";
import { counted } from "@/lib/time/date-words";
import { UserList, useUserStats } from "./user-list";

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
