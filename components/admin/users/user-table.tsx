"use client";

import { CircleAlert, Trash2 } from "lucide-react";
import type { Route } from "next";
import { useState } from "react";
import { day, fullName, providerWord } from "@/components/admin/console-words";
import { useRegion } from "@/components/layout/region";
import { AppLink } from "@/components/ui/app-link";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/spinner";
import type { AdminUser } from "@/lib/admin/schema";

interface UserTableProps {
  users: readonly AdminUser[];
  ownId: string;
  selection: Selection;
  isAllChosen: boolean;
  isSomeChosen: boolean;
  /** Whether there is anybody to choose. */
  canChoose: boolean;
  onToggle: (id: string) => void;
  onToggleAll: () => void;
  onDelete: (user: AdminUser) => void;
}

export function UserTable(props: UserTableProps) {
  const { users, ownId, selection, isAllChosen, isSomeChosen, canChoose, onToggle, onToggleAll, onDelete } =
    props;
  return (
    <table className="data-table admin-table users">
      <caption className="sr-only">Users, newest first</caption>
      <thead>
        <tr>
          <th scope="col" className="pick">
            <Checkbox
              aria-label="Select all users that match"
              label={<span className="md:hidden">Select all</span>}
              checked={isAllChosen}
              mixed={isSomeChosen && !isAllChosen}
              disabled={!canChoose}
              onChange={onToggleAll}
            />
          </th>
          <th scope="col">User</th>
          <th scope="col">Status</th>
          <th scope="col">Signs in with</th>
          <th scope="col">Member since</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isOwn={user.id === ownId}
            isChosen={user.id !== ownId && isChosen(selection, user.id)}
            onToggle={() => onToggle(user.id)}
            onDelete={() => onDelete(user)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface UserRowProps {
  user: AdminUser;
  /** The admin's own account, which nothing here can delete. */
  isOwn: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

function UserRow({ user, isOwn, isChosen, onToggle, onDelete }: UserRowProps) {
  const region = useRegion();
  const { id, email, createdAt, trialEndsAt, subscriptionStatus } = user;
  return (
    <tr aria-selected={isChosen}>
      <td className="pick">
        <Checkbox
          hideLabel
          label={`Select ${email}`}
          checked={isChosen}
          disabled={isOwn}
          onChange={onToggle}
        />
      </td>
      <td className="who">
        <AppLink href={`/admin/users/${id}` as Route} prefetch={false} className="block no-underline">
          <b className="font-semibold text-primary-ink">{fullName(user) ?? "No name"}</b>
          <span className="sm">{email}</span>
        </AppLink>
      </td>
      <td className="state">
        <UserBadge user={user} />
        {subscriptionStatus === "trialing" && trialEndsAt && (
          <span className="sm">until {day(trialEndsAt, region)}</span>
        )}
      </td>
      <td className="more">{providerWord(user.authProvider)}</td>
      <td className="more tabular-nums">{day(createdAt, region)}</td>
      <td className="act">
        {isOwn ? (
          <span className="sm">You</span>
        ) : (
          <IconButton label={`Delete ${email}`} className="text-danger" onClick={onDelete}>
            <Trash2 />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

const KNOWN = {
  active: { tone: "good", word: "Active" },
  trialing: { tone: "info", word: "Trial" },
  trial_expired: { tone: "bad", word: "Expired" },
} as const;

/** An unverified address comes before all else; a status that has no word of its own stands as it is. */
export function UserBadge({ user }: { user: Pick<AdminUser, "emailVerifiedAt" | "subscriptionStatus"> }) {
  const { emailVerifiedAt, subscriptionStatus } = user;
  if (!emailVerifiedAt) {
    return (
      <Badge tone="warn">
        <CircleAlert />
        Unverified
      </Badge>
    );
  }
  if (!subscriptionStatus) return <Badge>No subscription</Badge>;
  const known = Reflect.get(KNOWN, subscriptionStatus) as (typeof KNOWN)[keyof typeof KNOWN] | undefined;
  return (
    <Badge dot tone={known?.tone ?? "plain"}>
      {known?.word ?? subscriptionStatus}
    </Badge>
  );
}

interface CheckboxProps extends Omit<React.ComponentProps<"input">, "type" | "className" | "ref"> {
  label: React.ReactNode;
  /** The label is only spoken, as in a table's rows. */
  hideLabel?: boolean;
  /** Some of what it stands for is chosen, and some is not. */
  mixed?: boolean;
}

function Checkbox({ label, hideLabel = false, mixed = false, ...rest }: CheckboxProps) {
  return (
    <label className="flex items-center gap-1 -ml-2.75 cursor-pointer">
      <span className="hit">
        <input
          {...rest}
          // The browser takes this as a property only.
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          type="checkbox"
          className="check"
        />
      </span>
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}

/** Who is chosen: some by name, or all that the filter finds but for some. */
export type Selection =
  | { kind: "some"; ids: ReadonlySet<string> }
  | { kind: "all"; except: ReadonlySet<string> };

export const NOBODY: Selection = { kind: "some", ids: new Set() };
export const EVERYBODY: Selection = { kind: "all", except: new Set() };

export function isChosen(selection: Selection, id: string): boolean {
  return selection.kind === "some" ? selection.ids.has(id) : !selection.except.has(id);
}

export function toggled(selection: Selection, id: string): Selection {
  if (selection.kind === "some") return { kind: "some", ids: flipped(selection.ids, id) };
  return { kind: "all", except: flipped(selection.except, id) };
}

/** @param deletable how many of those that the filter finds may be deleted */
export function chosenCount(selection: Selection, deletable: number): number {
  return selection.kind === "some" ? selection.ids.size : Math.max(0, deletable - selection.except.size);
}

function flipped(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Who is chosen of those that the filter finds; with another filter, nobody.
 *
 * @param deletable how many of them may be chosen: all but the admin themselves
 */
export function useSelection(filterKey: string, deletable: number) {
  const [selection, setSelection] = useState<Selection>(NOBODY);
  const [madeFor, setMadeFor] = useState(filterKey);
  if (madeFor !== filterKey) {
    setMadeFor(filterKey);
    setSelection(NOBODY);
  }
  const count = chosenCount(selection, deletable);
  const isAllChosen = deletable > 0 && count >= deletable;
  return {
    selection,
    count,
    isAllChosen,
    clear: () => setSelection(NOBODY),
    toggle: (id: string) => setSelection((present) => toggled(present, id)),
    toggleAll: () => setSelection(isAllChosen ? NOBODY : EVERYBODY),
  };
}
