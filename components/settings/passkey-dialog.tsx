"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFreshFactor } from "@/components/admin/second-factor/show-factor";
import { loadPasskeys, makePasskey } from "@/components/auth/ask-passkey";
import { NotConfirmed, useFreshSignIn } from "@/components/auth/use-fresh-sign-in";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, Input } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { Passkey, Passkeys } from "@/lib/accounts/schema";
import { PASSKEY_NAME_MAX } from "@/lib/config/policy";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

export type PasskeyAct = { kind: "add" } | { kind: "rename" | "remove"; passkey: Passkey };

interface PasskeyDialogProps {
  act: PasskeyAct;
  onDone: () => void;
}

/** Adds a passkey, gives one another name, or removes it; asks who it is where the sign-in is too old. */
export function PasskeyDialog({ act, onDone }: PasskeyDialogProps) {
  const { withFreshSignIn, freshSignIn } = useFreshSignIn();
  const { withFreshFactor, freshFactor } = useFreshFactor();
  const { mutate, isPending } = useChange(act, onDone, (run) => withFreshFactor(() => withFreshSignIn(run)));
  useEffect(() => void loadPasskeys(), []);
  const { title, description } = WORDS[act.kind];
  return (
    <>
      <Dialog
        plain
        open
        onOpenChange={(isOpen) => !isOpen && !isPending && onDone()}
        title={title}
        description={description}
      >
        {act.kind === "remove" ? (
          <RemoveForm name={act.passkey.name} {...{ mutate, isPending, onDone }} />
        ) : (
          <NameForm act={act} mutate={mutate} isPending={isPending} />
        )}
      </Dialog>
      {freshSignIn}
      {freshFactor}
    </>
  );
}

const WORDS = {
  add: {
    title: "Add a passkey",
    description:
      "Your browser will ask where to keep it: on this device, on another one or in a password manager.",
    done: "Passkey added",
    failed: "Passkey not added",
  },
  rename: { title: "Rename passkey", description: undefined, done: "Passkey renamed", failed: "Not renamed" },
  remove: {
    title: "Remove this passkey?",
    description: "It won't sign you in any more.",
    done: "Passkey removed",
    failed: "Passkey not removed",
  },
} as const;

type FreshRun = ReturnType<typeof useFreshSignIn>["withFreshSignIn"];

function useChange(act: PasskeyAct, onDone: () => void, withFreshProof: FreshRun) {
  const queries = useQueryClient();
  const { done, failed } = WORDS[act.kind];
  return useMutation({
    mutationFn: (name: string) => changed(act, name, withFreshProof),
    onSuccess: (passkeys) => {
      if (!passkeys) return;
      queries.setQueryData(queryKeys.passkeys, passkeys);
      onDone();
      toast({ title: done });
    },
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      const ours = isKnownHere(error)
        ? "This device already has a passkey for your account."
        : "Please try again in a moment.";
      toastFailure(failed, error, ours);
    },
  });
}

/** What the passkeys are then; null when the browser's question was closed. */
async function changed(act: PasskeyAct, name: string, withFreshProof: FreshRun): Promise<Passkeys | null> {
  if (act.kind === "add") {
    const passkey = await withFreshProof(makePasskey);
    if (!passkey) return null;
    return withFreshProof(() => call("/api/user/passkeys", { method: "POST", body: { name, passkey } }));
  }
  const params = { id: act.passkey.id };
  if (act.kind === "rename")
    return call("/api/user/passkeys/[id]", { method: "PATCH", params, body: { name } });
  return withFreshProof(() => call("/api/user/passkeys/[id]", { method: "DELETE", params }));
}

/** The browser makes no second one for the same account on a device (W3C, Web Authentication, section 5.1.3). */
function isKnownHere(error: unknown): boolean {
  return error instanceof Error && error.name === "InvalidStateError";
}

interface FormProps {
  mutate: (name: string) => void;
  isPending: boolean;
}

function NameForm({ act, mutate, isPending }: FormProps & { act: PasskeyAct }) {
  const isNew = act.kind === "add";
  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(String(new FormData(event.currentTarget).get("name")));
  }
  return (
    <form onSubmit={onSubmit} className="mt-5 grid gap-4">
      <Field label="Name" hint={isNew ? "Such as 'My phone'. You can leave it empty." : undefined}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={PASSKEY_NAME_MAX}
            required={!isNew}
            defaultValue={act.kind === "add" ? "" : act.passkey.name}
          />
        )}
      </Field>
      <Button type="submit" block pending={isPending} pendingLabel={isNew ? "Waiting..." : "Saving..."}>
        {isNew ? "Continue" : "Save"}
      </Button>
    </form>
  );
}

function RemoveForm({ name, mutate, isPending, onDone }: FormProps & { name: string; onDone: () => void }) {
  return (
    <>
      <p className="mt-4 font-semibold wrap-anywhere">{name}</p>
      <p className="mt-3">You may want to delete it from your device or password manager too.</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button variant="outline" disabled={isPending} onClick={onDone}>
          Cancel
        </Button>
        <Button
          variant="danger-solid"
          pending={isPending}
          pendingLabel="Removing..."
          onClick={() => mutate("")}
        >
          Remove
        </Button>
      </div>
    </>
  );
}
