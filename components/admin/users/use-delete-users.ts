"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { BulkDeletion, UserDeletion } from "@/lib/admin/schema";
import { call } from "@/lib/http/client";
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
      const sum = { deleted: 0, stripeCleanup: 0 };
      setDeletedSoFar(0);
      const requests = requestsOf(plan);
      let request = requests.next();
      while (!request.done) {
        const body = request.value;
        const reply = await withFreshSignIn(() =>
          call("/api/admin/users/bulk-delete", { method: "POST", body, reply: BulkDeletion }),
        );
        sum.deleted += reply.deleted;
        sum.stripeCleanup += reply.stripeCleanup;
        setDeletedSoFar(sum.deleted);
        request = requests.next(reply.remaining);
      }
      return sum;
    },
    onSuccess: async ({ deleted, stripeCleanup }) => {
      await refetch();
      const cancelled = stripeCleanup > 0 ? `, ${stripeCleanup} Stripe subscriptions cancelled` : "";
      toast({
        title: "Bulk delete completed",
        description: `${deleted} users deleted successfully${cancelled}`,
      });
      onDone();
    },
    onError: fail("Bulk delete failed"),
  });

  return { one, many, deletedSoFar, freshSignIn };
}
