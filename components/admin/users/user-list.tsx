"use client";

import { useState } from "react";
import { BulkBar } from "@/components/admin/users/bulk-bar";
import { DeleteDialog } from "@/components/admin/users/delete-dialog";
import { useDeleteUsers } from "@/components/admin/users/use-delete-users";
import { useSelection } from "@/components/admin/users/use-selection";
import { useUsers } from "@/components/admin/users/use-users";
import { UserTable } from "@/components/admin/users/user-table";
import { usersInWords } from "@/components/admin/users/user-words";
import { EmptyState } from "@/components/ui/empty-state";
import { ListStatus } from "@/components/ui/list-status";
import { LoadFailed } from "@/components/ui/load-failed";
import { ShowMore } from "@/components/ui/show-more";
import type { AdminUser, UserFilter } from "@/lib/admin/schema";

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
    <div aria-busy={pages.isPlaceholderData} inert={pages.isPlaceholderData}>
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
        Showing {users.length.toLocaleString("en-US")} of {total.toLocaleString("en-US")}
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
