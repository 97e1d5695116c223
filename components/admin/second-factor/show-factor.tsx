"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { askPasskey, loadPasskeys } from "@/components/auth/ask-passkey";
import { type ConfirmDialogProps, useConfirmed } from "@/components/auth/use-fresh-sign-in";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Field, Input } from "@/components/ui/field";
import { toastFailure } from "@/components/ui/toast-failure";
import { SECOND_FACTOR_HOURS } from "@/lib/config/policy";
import { call, messageOf } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

/** Asks for the second factor; once shown, the console stands where this did. */
export function ShowFactor({ takesPasskey }: { takesPasskey: boolean }) {
  return (
    <Card variant="lift" className="max-w-120">
      <CardTitle>Confirm it's you</CardTitle>
      <p className="mt-2 text-ink-soft">
        The admin pages ask for your second factor each time you sign in, and again after{" "}
        {SECOND_FACTOR_HOURS} hours.
      </p>
      <FactorForm takesPasskey={takesPasskey} onShown={() => window.location.reload()} />
    </Card>
  );
}

interface FactorFormProps {
  takesPasskey: boolean;
  onShown: () => void;
}

/** The ways to show it: by one of the passkeys that count for it, or by a code. */
function FactorForm({ takesPasskey, onShown }: FactorFormProps) {
  useEffect(() => {
    if (takesPasskey) void loadPasskeys();
  }, [takesPasskey]);
  const code = useMutation({
    mutationFn: (typed: string) =>
      call("/api/admin/second-factor", { method: "POST", body: { code: typed } }),
    onSuccess: onShown,
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const answer = await askPasskey("/api/auth/reauthenticate/options", { as: "second_factor" });
      if (answer)
        await call("/api/auth/reauthenticate/passkey", { method: "POST", body: { passkey: answer } });
      return answer !== null;
    },
    onSuccess: (isShown) => isShown && onShown(),
    onError: (error) => toastFailure("Not confirmed", error, "Please try again in a moment."),
  });
  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    code.mutate(String(new FormData(event.currentTarget).get("code")));
  }
  return (
    <>
      {takesPasskey && (
        <Button block className="mt-5" pending={passkey.isPending} onClick={() => passkey.mutate()}>
          Use a passkey
        </Button>
      )}
      <form onSubmit={onSubmit} className="mt-5 grid gap-4">
        <Field
          label="Code"
          hint="From your authenticator app, or one of your recovery codes."
          error={code.error ? messageOf(code.error, "Please try again in a moment.") : undefined}
        >
          {(control) => (
            <Input {...control} name="code" autoComplete="one-time-code" autoCapitalize="characters" />
          )}
        </Field>
        <Button
          type="submit"
          variant={takesPasskey ? "outline" : undefined}
          block
          pending={code.isPending || code.isSuccess}
          pendingLabel="Checking..."
        >
          Continue
        </Button>
      </form>
    </>
  );
}

/** Runs acts that need the second factor shown lately: where it wasn't, asks for it and runs the act again. */
export function useFreshFactor() {
  const { run, dialog } = useConfirmed("second_factor_again");
  return { withFreshFactor: run, freshFactor: <FreshFactorDialog {...dialog} /> };
}

function FreshFactorDialog({ open, onDone, onCancel }: ConfirmDialogProps) {
  const { data } = useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => call(queryKeys.secondFactor[0], { signal }),
    enabled: open,
  });
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title="Confirm it's you"
      description="Please use your second factor again to carry on."
    >
      <FactorForm takesPasskey={Boolean(data?.passkeys)} onShown={onDone} />
    </Dialog>
  );
}
