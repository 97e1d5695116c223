"use client";

import { useState } from "react";
import { useSettled } from "@/components/admin/use-settled";
import { UserList } from "@/components/admin/users/user-list";
import { UserStatCards } from "@/components/admin/users/user-stats";
import { UserTools } from "@/components/admin/users/user-tools";
import { Card } from "@/components/ui/card";
import type { UserFilter, UserStatus } from "@/lib/admin/schema";

/** @param ownId the admin's own account */
export function UsersScreen({ ownId }: { ownId: string }) {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState<UserStatus>("all");
  const q = useSettled(search.trim());
  const filter: UserFilter = { ...(q ? { q } : {}), ...(status === "all" ? {} : { status }) };
  return (
    <div className="stack">
      <UserStatCards />
      <Card>
        <UserTools search={search} status={status} onSearch={setSearch} onStatus={setStatus} />
        <UserList ownId={ownId} filter={filter} />
      </Card>
    </div>
  );
}
