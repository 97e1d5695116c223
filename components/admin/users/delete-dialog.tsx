"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import {
  type BulkDeleteInput,
  BulkDeletion,
  DELETE_AT_ONCE,
  UserDeletion,
  type UserFilter,
} from "@/lib/admin/schema";
import { call, messageOf } from "@/lib/http/client";
import type { Selection } from "./user-table";

interface DeleteDialogProps {
  /** Whom the question is about: an address, or "3,214 users"; null: closed. */
  whom: string | null;
  isPending: boolean;
  pendingLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what goes, before it goes. */
export function DeleteDialog({ whom, isPending, pendingLabel, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <Dialog
      plain
      open={whom !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onCancel()}
      title="Delete for good?"
      description="This is permanent and can't be undone."
    >
      <p className="mt-4 font-semibold wrap-anywhere">{whom}</p>
      <p className="mt-3">This removes all of their data:</p>
      <ul className="mt-1 list-disc pl-5">
        <li>quotes, with the check-ins they were written for</li>
        <li>preferences</li>
        <li>subscription info (a running subscription is cancelled straight away)</li>
      </ul>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" disabled={isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="danger-solid" pending={isPending} pendingLabel={pendingLabel} onClick={onConfirm}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}

/** Deletes users, asking for the password again where the sign-in is too old. */
export function useDeleteUsers(onDone: () => void) {
  const queries = useQueryClient();
  const [deletedSoFar, setDeletedSoFar] = useState(0);
  const { withFreshSignIn, freshSignIn } = useFreshSignIn();

  const refetch = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ["/api/admin/users"] }),
      queries.invalidateQueries({ queryKey: ["/api/admin/user-stats"] }),
    ]);
  const fail = (title: string) => (error: Error) => {
    void refetch();
    if (!(error instanceof NotConfirmed)) toastFailure(title, error, "Please try again.");
  };

  const one = useMutation({
    mutationFn: (id: string) =>
      withFreshSignIn(() =>
        call("/api/admin/users/[id]", { method: "DELETE", params: { id }, reply: UserDeletion }),
      ),
    onSuccess: async ({ stripeCleanup }) => {
      // The question closes over the list as it is then, so that the focus finds a place that stays.
      await refetch();
      toast({ title: "User deleted", description: stripeCleanup ?? "No Stripe subscription to cancel." });
      onDone();
    },
    onError: fail("Delete failed"),
  });

  const many = useMutation({
    mutationFn: async (plan: DeletionPlan) => {
      const sum = { deleted: 0, stripeCleanup: 0, failed: 0, problem: "" };
      setDeletedSoFar(0);
      const requests = requestsOf(plan);
      let request = requests.next();
      while (!request.done) {
        const body = request.value;
        const reply = await withFreshSignIn(() =>
          call("/api/admin/users/bulk-delete", { method: "POST", body, reply: BulkDeletion }),
        ).catch((error: Error) => {
          if (sum.deleted === 0 || error instanceof NotConfirmed) throw error;
          sum.problem = messageOf(error, "Please try again.");
        });
        if (!reply) break;
        sum.deleted += reply.deleted;
        sum.stripeCleanup += reply.stripeCleanup;
        sum.failed += reply.failed.length;
        setDeletedSoFar(sum.deleted);
        request = requests.next(reply);
      }
      return sum;
    },
    onSuccess: async ({ deleted, stripeCleanup, failed, problem }) => {
      await refetch();
      const cancelled = stripeCleanup > 0 ? `, ${stripeCleanup} Stripe subscriptions cancelled` : "";
      const description = `${deleted} users deleted successfully${cancelled}`;
      const trouble = problem || (failed > 0 && `${failed} couldn't be deleted. Please try again.`);
      if (!trouble) toast({ title: "Bulk delete completed", description });
      else {
        const told = `${description}. ${trouble}`;
        toast({ title: "Bulk delete failed", description: told, variant: "destructive" });
      }
      onDone();
    },
    onError: fail("Bulk delete failed"),
  });

  return { one, many, deletedSoFar, freshSignIn };
}

/** Who is to go: the selection, and what it was made over. */
interface DeletionPlan {
  selection: Selection;
  filter: UserFilter;
  /** The newest user on the list when it was looked at. */
  upTo: string;
  /** How many users that is. */
  count: number;
}

/**
 * The bodies to send one after the other. A few are named. All that a filter finds are not: the server takes the
 * next hundred each time, and says how many remain; who cannot be deleted is left out of the next.
 */
export function* requestsOf({
  selection,
  filter,
  upTo,
  count,
}: DeletionPlan): Generator<BulkDeleteInput, void, Pick<BulkDeletion, "remaining" | "failed">> {
  if (selection.kind === "some") {
    const ids = [...selection.ids];
    for (let at = 0; at < ids.length; at += DELETE_AT_ONCE)
      yield { userIds: ids.slice(at, at + DELETE_AT_ONCE) };
    return;
  }
  const except = [...selection.except];
  let remaining = count;
  while (remaining > 0) {
    const reply = yield { matching: filter, except, upTo, expected: remaining };
    // They would be found again and again.
    except.push(...reply.failed);
    remaining = reply.remaining - reply.failed.length;
  }
}
