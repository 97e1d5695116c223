"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { askPasskey, loadPasskeys } from "@/components/auth/ask-passkey";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field, Input } from "@/components/ui/field";
import { Loaded } from "@/components/ui/list-status";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Skeleton } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { serverFlaw } from "@/components/ui/use-checked-form";
import type { RecoveryCodes } from "@/lib/access/second-factor/schema";
import { call, HttpError } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

type Way = "app" | "passkey";

const WAYS = [
  { value: "app", label: "Authenticator app" },
  { value: "passkey", label: "Passkey" },
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
        passkey. To start, we'll email you a code.
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

interface AppCodeProps {
  label: string;
  error: string | undefined;
}

/** What an authenticator app is set up with, and the field for its first code. */
function AppCode({ label, error }: AppCodeProps) {
  const offer = useQuery({
    queryKey: queryKeys.appOffer,
    queryFn: ({ signal }) => call(queryKeys.appOffer[0], { signal }),
  });
  return (
    <Loaded
      query={offer}
      waiting={<Skeleton className="h-48 w-full" />}
      failed="We couldn't create a key for your app just now."
    >
      {({ uri, secret, picture, sealed }) => (
        <>
          <div className="grid justify-items-start gap-4 md:grid-cols-[auto_1fr]">
            {/* biome-ignore lint/performance/noImgElement: It is in the page already. */}
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
              alt="QR code for your authenticator app"
              className="size-44 rounded-md bg-white p-2"
            />
            <div className="min-w-0">
              <p>Scan this with your authenticator app, or type this key into it:</p>
              <p className="mt-2 font-semibold wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</p>
              <p className="mt-2">
                <a href={uri} className="link">
                  Open it in an app on this device
                </a>
              </p>
            </div>
          </div>
          <input type="hidden" name="sealed" value={sealed} />
          <Field label={label} error={error}>
            {(control) => <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" />}
          </Field>
        </>
      )}
    </Loaded>
  );
}

interface NewRecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, the one time that they are shown. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast({ title: "Copied" });
    } catch (error) {
      toastFailure(
        "Not copied",
        error,
        "Your browser didn't allow it. Please select the codes and copy them.",
      );
    }
  }
  return (
    <Card variant="lift" className="max-w-160">
      <CardTitle>Your recovery codes</CardTitle>
      <p className="mt-2 text-ink-soft">
        Use one if you can't get to your app or passkey. Each works once. Save them somewhere safe now: they
        won't be shown again.
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-2 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" onClick={copy}>
          Copy
        </Button>
        <Button onClick={onKept}>I've saved them</Button>
      </div>
    </Card>
  );
}
