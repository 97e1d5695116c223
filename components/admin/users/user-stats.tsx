"use client";

import { BadgeCheck, CreditCard, Hourglass, UsersRound } from "lucide-react";
import { useUserStats } from "@/components/admin/users/use-users";
import { percentOf } from "@/components/admin/users/user-words";
import { Card } from "@/components/ui/card";
import { LoadFailed } from "@/components/ui/load-failed";
import { StatCard } from "@/components/ui/stat-card";
import { StatSkeletons } from "@/components/ui/stat-skeletons";

export function UserStatCards() {
  const { data, isPending, refetch } = useUserStats();
  if (isPending) return <StatSkeletons />;
  if (!data) {
    return (
      <Card>
        <LoadFailed onRetry={() => refetch()}>We couldn't load the figures just now.</LoadFailed>
      </Card>
    );
  }
  const { totalUsers, verifiedUsers, activeSubscriptions, trialUsers } = data;
  const ofAll = (part: number) => `${percentOf(part, totalUsers)} of all`;
  return (
    <div className="stats four">
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
    </div>
  );
}

function figure(count: number): string {
  return count.toLocaleString("en-US");
}
