"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { askPasskey, loadPasskeys } from "@/components/auth/ask-passkey";
import { serverFlaw } from "@/components/auth/use-checked-form";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { RecoveryCodes } from "@/lib/access/second-factor/schema";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { AppCode } from "./app-code";
import { NewRecoveryCodes } from "./recovery-codes";

type Way = "app" | "passkey";

const WAYS = [
  { value: "app", label: "An app's codes" },
  { value: "passkey", label: "A passkey" },
] as const;

interface EnrolFactorProps {
  ownPasskeys: number;
  /** Back to what is set up already. */
  onCancel?: () => void;
}

/** Sets a second factor up: a mailed code first, then an app's codes or a passkey, then the recovery codes. */
export function EnrolFactor({ ownPasskeys, onCancel }: EnrolFactorProps) {
  const [made, setMade] = useState<string[]>([]);
  const [wasMailed, setWasMailed] = useState(false);
  const queries = useQueryClient();
  const mailed = useMutation({
    mutationFn: () => call("/api/admin/second-factor/mailed-code", { method: "POST" }),
    onSuccess: ({ message }) => {
      setWasMailed(true);
      toast({ title: "Check your inbox", description: message });
    },
    onError: (error) => toastFailure("Not sent", error, "Please try again in a moment."),
  });
  function onEnrolled({ recoveryCodes }: RecoveryCodes) {
    toast({ title: "Second factor set up" });
    queries.removeQueries({ queryKey: queryKeys.appOffer });
    if (recoveryCodes.length > 0) setMade(recoveryCodes);
    else window.location.reload();
  }
  if (made.length > 0) return <NewRecoveryCodes codes={made} onKept={() => window.location.reload()} />;
  return (
    <Card variant="lift" className="max-w-160">
      <CardTitle>Set up a second factor</CardTitle>
      <p className="mt-2 text-ink-soft">
        As well as your password, the admin pages will ask for a code from an app on your phone, or for a
        passkey. To begin, we email you a code.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant={wasMailed ? "outline" : undefined}
          pending={mailed.isPending}
          pendingLabel="Sending..."
          onClick={() => mailed.mutate()}
        >
          {wasMailed ? "Email another code" : "Email me a code"}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {wasMailed && <EnrolForm ownPasskeys={ownPasskeys} onEnrolled={onEnrolled} />}
    </Card>
  );
}

const LABELS = { mailedCode: "Code from the email", code: "Code from the app" };

interface EnrolFormProps {
  ownPasskeys: number;
  onEnrolled: (made: RecoveryCodes) => void;
}

function EnrolForm({ ownPasskeys, onEnrolled }: EnrolFormProps) {
  const [way, setWay] = useState<Way>("app");
  useEffect(() => {
    if (way === "passkey") void loadPasskeys();
  }, [way]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: Typed) => enrol(way, typed),
    onSuccess: (made) => made && onEnrolled(made),
    onError: (failure) => {
      const standsAtField = failure instanceof HttpError && failure.field !== null;
      if (!standsAtField) toastFailure("Not set up", failure, "Please try again in a moment.");
    },
  });
  const flaws = serverFlaw(error, LABELS);
  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(Object.fromEntries(new FormData(event.currentTarget)) as unknown as Typed);
  }
  const canUse = way === "app" || ownPasskeys > 0;
  return (
    <form onSubmit={onSubmit} className="mt-6 grid gap-5">
      <Field label={LABELS.mailedCode} error={flaws.mailedCode}>
        {(control) => <Input {...control} name="mailedCode" inputMode="numeric" autoComplete="off" />}
      </Field>
      <SegmentedControl legend="Second factor" hideLegend options={WAYS} value={way} onChange={setWay} />
      {way === "app" && <AppCode label={LABELS.code} error={flaws.code} />}
      {!canUse && (
        <p>
          You don't have a passkey yet. Add one in{" "}
          <AppLink href="/settings" className="link">
            Settings
          </AppLink>{" "}
          first.
        </p>
      )}
      {canUse && (
        <Button type="submit" block pending={isPending} pendingLabel="Setting up...">
          {way === "app" ? "Set it up" : "Use a passkey"}
        </Button>
      )}
    </form>
  );
}

interface Typed {
  mailedCode: string;
  /** Of the app alone. */
  code: string;
  sealed: string;
}

/** @returns null when the browser's question was closed */
async function enrol(way: Way, { mailedCode, code, sealed }: Typed): Promise<RecoveryCodes | null> {
  if (way === "app") {
    return call("/api/admin/second-factor/app", { method: "POST", body: { mailedCode, code, sealed } });
  }
  const passkey = await askPasskey("/api/auth/reauthenticate/options");
  return (
    passkey && call("/api/admin/second-factor/passkey", { method: "POST", body: { mailedCode, passkey } })
  );
}
