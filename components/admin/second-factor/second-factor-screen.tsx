"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Fingerprint, LifeBuoy, Smartphone } from "lucide-react";
import { useState } from "react";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { ListStatus, LoadFailed } from "@/components/ui/list-status";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { SecondFactor } from "@/lib/access/second-factor/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { countOf } from "@/lib/time/date-words";
import { EnrolFactor, NewRecoveryCodes } from "./enrol-factor";
import { ShowFactor, useFreshFactor } from "./show-factor";

/** The admin's second factor: to show, to set up, or what is set up. */
export function SecondFactorScreen() {
  const { data, isPending, refetch } = useQuery({
    queryKey: queryKeys.secondFactor,
    queryFn: ({ signal }) => call(queryKeys.secondFactor[0], { signal }),
  });
  if (isPending) return <ListStatus>Loading...</ListStatus>;
  if (!data) return <LoadFailed onRetry={() => refetch()}>We couldn't load this just now.</LoadFailed>;
  const { standing, passkeys } = data;
  if (standing === "asked") return <ShowFactor takesPasskey={passkeys > 0} />;
  if (standing === "shown") return <OwnFactor factor={data} />;
  return <EnrolFactor ownPasskeys={data.ownPasskeys} />;
}

/** What is set up, with new recovery codes, another way beside the first, and the way out. */
function OwnFactor({ factor }: { factor: SecondFactor }) {
  const [isAdding, setAdding] = useState(false);
  const { codes, isMaking, make, forget, dialogs } = useNewCodes();
  if (codes) return <NewRecoveryCodes codes={codes} onKept={forget} />;
  if (isAdding) return <EnrolFactor ownPasskeys={factor.ownPasskeys} onCancel={() => setAdding(false)} />;
  return (
    <Card variant="lift" className="max-w-160">
      <CardTitle>Your second factor</CardTitle>
      <ul className="rows mt-3">
        {factor.hasApp && (
          <li className="srow">
            <Smartphone className="lead" />
            Codes from an app
          </li>
        )}
        {factor.passkeys > 0 && (
          <li className="srow">
            <Fingerprint className="lead" />
            {countOf(factor.passkeys, "passkey", "passkeys")}
          </li>
        )}
        <li className="srow">
          <LifeBuoy className="lead" />
          {countOf(factor.recoveryCodes, "recovery code", "recovery codes")} left
        </li>
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" size="small" onClick={() => setAdding(true)}>
          Set up another
        </Button>
        <Button variant="outline" size="small" pending={isMaking} onClick={make}>
          New recovery codes
        </Button>
        <TurnOff />
      </div>
      {dialogs}
    </Card>
  );
}

function useNewCodes() {
  const queries = useQueryClient();
  const { withFreshProof, dialogs } = useFreshProof();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () =>
      withFreshProof(() => call("/api/admin/second-factor/recovery-codes", { method: "POST" })),
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) toastFailure("Not made", error, "Please try again in a moment.");
    },
  });
  function forget() {
    reset();
    void queries.invalidateQueries({ queryKey: queryKeys.secondFactor });
  }
  return { codes: data?.recoveryCodes, isMaking: isPending, make: () => mutate(), forget, dialogs };
}

/** What weakens the factor takes a sign-in and the factor itself, both of just now. */
function useFreshProof() {
  const { withFreshSignIn, freshSignIn } = useFreshSignIn();
  const { withFreshFactor, freshFactor } = useFreshFactor();
  const withFreshProof = <Result,>(act: () => Promise<Result>) => withFreshFactor(() => withFreshSignIn(act));
  return {
    withFreshProof,
    dialogs: (
      <>
        {freshSignIn}
        {freshFactor}
      </>
    ),
  };
}

function TurnOff() {
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const { withFreshProof, dialogs } = useFreshProof();
  const { mutate, isPending } = useMutation({
    mutationFn: () => withFreshProof(() => call("/api/admin/second-factor", { method: "DELETE" })),
    onSuccess: async ({ message }) => {
      setOpen(false);
      toast({ title: "Turned off", description: message });
      await queries.invalidateQueries({ queryKey: queryKeys.secondFactor });
    },
    onError: (error) => {
      if (!(error instanceof NotConfirmed)) toastFailure("Not turned off", error, "Please try again.");
    },
  });
  return (
    <>
      <Dialog
        plain
        open={open}
        onOpenChange={setOpen}
        title="Turn the second factor off?"
        description="The admin pages won't ask for anything more than your sign-in, and your recovery codes will stop working."
        trigger={
          <Button variant="ghost" size="small">
            Turn off
          </Button>
        }
      >
        <div className="mt-6 grid grid-cols-2 gap-3">
          <Button variant="outline" disabled={isPending} onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button
            variant="danger-solid"
            pending={isPending}
            pendingLabel="Turning off..."
            onClick={() => mutate()}
          >
            Turn off
          </Button>
        </div>
      </Dialog>
      {dialogs}
    </>
  );
}
