"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { toastFailure } from "@/components/ui/toast-failure";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import { call, HttpError, messageOf } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { WithoutPassword } from "./account-notes";

/** The person was asked for their password and closed the question: nothing failed, and nothing was done. */
export class NotConfirmed extends Error {}

interface Question {
  answer: (isConfirmed: boolean) => void;
}

/** Runs acts that need a fresh sign-in: where it is too old, asks for the password and runs the act again. */
export function useFreshSignIn() {
  const { run, dialog } = useConfirmed("reauthenticate");
  return { withFreshSignIn: run, freshSignIn: <FreshSignInDialog {...dialog} /> };
}

/** Runs acts that the server may refuse with a code: has a dialog asked then, and once it is done runs the act again. */
export function useConfirmed(code: string) {
  const [question, setQuestion] = useState<Question | null>(null);

  async function run<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof HttpError && error.code === code)) throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      if (!isConfirmed) throw new NotConfirmed();
      return act();
    }
  }

  const dialog: ConfirmDialogProps = {
    open: question !== null,
    onDone: () => question?.answer(true),
    onCancel: () => question?.answer(false),
  };
  return { run, dialog };
}

export interface ConfirmDialogProps {
  open: boolean;
  onDone: () => void;
  onCancel: () => void;
}

const loadSchema = () => import("@/lib/accounts/schema").then((schemas) => schemas.ReauthenticateInput);
const LABELS = { password: "Current password" };

/** Asks for the password once more, before something that cannot be undone. */
function FreshSignInDialog({ open, onDone, onCancel }: ConfirmDialogProps) {
  const { data } = useQuery({
    queryKey: queryKeys.passkeys,
    queryFn: ({ signal }) => call(queryKeys.passkeys[0], { signal }),
    enabled: open,
  });
  const hasPasskey = Boolean(data?.passkeys.length);
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="Please confirm it's you"
      description={`You signed in a while ago. To carry on, enter your password${hasPasskey ? " or use a passkey" : " again"}.`}
    >
      <PasswordForm onDone={onDone} />
      {hasPasskey && <PasskeyConfirmation onDone={onDone} />}
      <WithoutPassword>You can also sign out and back in, with or without a password.</WithoutPassword>
    </Dialog>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const confirm = useMutation({
    mutationFn: (input: { password: string }) =>
      call("/api/auth/reauthenticate", { method: "POST", body: input }),
    onSuccess: onDone,
  });
  const { errors, setErrors, formProps } = useCheckedForm({
    loadSchema,
    labels: LABELS,
    onValid: (input) =>
      confirm.mutate(input, {
        onError: (error) => setErrors({ password: messageOf(error, "Please try again in a moment.") }),
      }),
  });
  return (
    <form {...formProps} className="mt-5 grid gap-4">
      <Field label={LABELS.password} error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" block pending={confirm.isPending} pendingLabel="Checking...">
        Continue
      </Button>
    </form>
  );
}

const passkeys = () => import("./ask-passkey");

/** The same by one of the member's passkeys. */
function PasskeyConfirmation({ onDone }: { onDone: () => void }) {
  useEffect(() => void passkeys().then(({ loadPasskeys }) => loadPasskeys()), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const passkey = await (await passkeys()).askPasskey("/api/auth/reauthenticate/options");
      if (!passkey) return false;
      await call("/api/auth/reauthenticate/passkey", { method: "POST", body: { passkey } });
      return true;
    },
    onSuccess: (isConfirmed) => isConfirmed && onDone(),
    onError: (error) => toastFailure("Not confirmed", error, "Please try again in a moment."),
  });
  return (
    <Button variant="outline" block className="mt-3" pending={isPending} onClick={() => mutate()}>
      Use a passkey
    </Button>
  );
}
