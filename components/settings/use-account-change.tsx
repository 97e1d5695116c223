"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { type CheckedForm, serverFlaw, useCheckedForm } from "@/components/auth/use-checked-form";
import { AppLink } from "@/components/ui/app-link";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

interface AccountChange<Schema extends z.ZodType, Name extends string>
  extends Omit<CheckedForm<Schema, Name>, "onValid"> {
  change: (input: z.output<Schema>) => Promise<{ message: string }>;
  done: string;
  failed: string;
  onDone: () => void;
}

/** The form of a change of the account that asks for the present password. */
export function useAccountChange<Schema extends z.ZodType, Name extends string>({
  loadSchema,
  labels,
  change,
  done,
  failed,
  onDone,
}: AccountChange<Schema, Name>) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: async ({ message }) => {
      toast({ title: done, description: message });
      onDone();
      await queries.invalidateQueries({ queryKey: queryKeys.devices });
    },
    onError: (error) => {
      const standsAtField = error instanceof HttpError && error.field !== null;
      if (!standsAtField) toastFailure(failed, error, "Please try again in a moment.");
    },
  });
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema,
    labels,
    onValid: (input) => mutate(input, { onError: (error) => setErrors(serverFlaw(error, labels)) }),
  });
  return { isPending, errors, formProps };
}

/** How someone who comes in through a provider gets a password, which the act before them asks for. */
export function WithoutPassword({ children }: { children: React.ReactNode }) {
  return (
    <p className="mt-2 text-ink-soft">
      {children} To set one, use{" "}
      <AppLink href="/forgot-password" className="font-semibold text-primary-ink underline">
        Forgot password?
      </AppLink>{" "}
      with this account's email: we'll email you a link.
    </p>
  );
}
