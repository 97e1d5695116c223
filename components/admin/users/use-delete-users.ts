"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { BulkDeletion, UserDeletion } from "@/lib/admin/schema";
import { call, messageOf } from "@/lib/http/client";
import { type DeletionPlan, requestsOf } from "./deletion-plan";

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
      withFreshSignIn(() => call(`/api/admin/users/${id}`, { method: "DELETE", reply: UserDeletion })),
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
