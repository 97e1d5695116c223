"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { serverFlaw } from "@/components/auth/use-checked-form";
import { AppLink } from "@/components/ui/app-link";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { MessageReply } from "@/lib/accounts/schema";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

interface AccountChange {
  path: "/api/user/password" | "/api/user/email";
  done: string;
  failed: string;
  onDone: () => void;
}

/** A change of the account that asks for the present password. */
export function useAccountChange({ path, done, failed, onDone }: AccountChange) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: unknown) => call<MessageReply>(path, { method: "POST", body: input }),
    onSuccess: async ({ message }) => {
      toast({ title: done, description: message });
      onDone();
      await queries.invalidateQueries({ queryKey: queryKeys.devices });
    },
    onError: (error) => {
      const standsAtField = isWrongPassword(error) || serverFlaw(error, "password") !== undefined;
      if (!standsAtField) toastFailure(failed, error, "Please try again in a moment.");
    },
  });
}

/** The error at the field of the present password, when that is what was wrong. */
export function wrongPassword<Name extends string>(
  error: unknown,
  field: Name,
): Partial<Record<Name, string>> {
  if (!isWrongPassword(error)) return {};
  const errors: Partial<Record<Name, string>> = {};
  errors[field] = error.serverMessage ?? "That isn't your current password.";
  return errors;
}

function isWrongPassword(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 403 && !error.accessExpired;
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
