"use client";

import { useQuery } from "@tanstack/react-query";
import { type ConfirmDialogProps, useConfirmed } from "@/components/auth/use-fresh-sign-in";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { FactorForm } from "./show-factor";

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
      description="Please show your second factor again to carry on."
    >
      <FactorForm takesPasskey={Boolean(data?.passkeys)} onShown={onDone} />
    </Dialog>
  );
}
