"use client";

import { useMutation } from "@tanstack/react-query";
import { askPasskey } from "@/components/auth/ask-passkey";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { toastFailure } from "@/components/ui/toast-failure";
import { SECOND_FACTOR_HOURS } from "@/lib/config/policy";
import { call, messageOf } from "@/lib/http/client";

/** Asks for the second factor; once shown, the console stands where this did. */
export function ShowFactor({ takesPasskey }: { takesPasskey: boolean }) {
  const code = useMutation({
    mutationFn: (typed: string) =>
      call("/api/admin/second-factor", { method: "POST", body: { code: typed } }),
    onSuccess: enter,
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const answer = await askPasskey("/api/auth/reauthenticate/options");
      if (answer)
        await call("/api/auth/reauthenticate/passkey", { method: "POST", body: { passkey: answer } });
      return answer !== null;
    },
    onSuccess: (isShown) => isShown && enter(),
    onError: (error) => toastFailure("Not confirmed", error, "Please try again in a moment."),
  });
  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    code.mutate(String(new FormData(event.currentTarget).get("code")));
  }
  return (
    <Card variant="lift" className="max-w-120">
      <CardTitle>Your second factor, please</CardTitle>
      <p className="mt-2 text-ink-soft">
        The consoles ask for it in each session, and again after {SECOND_FACTOR_HOURS} hours.
      </p>
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
    </Card>
  );
}

function enter(): void {
  window.location.reload();
}
