"use client";

import { SlidersHorizontal } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast-failure";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { canBeMended } from "@/lib/check-ins/rules";
import type { Mendable } from "./mend-dialog";

const loadDialog = () => import("./mend-dialog").then((module) => module.MendDialog);

/** The way to correct an entry, as long as it may be. The sliders are fetched only when somebody asks for them. */
export function MendButton({ entry }: { entry: Mendable }) {
  const { isOpen, Dialog, close, button } = useLazyDialog(loadDialog, (error) =>
    toastFailure("Error", error, "We couldn't open the sliders just now. Please try again."),
  );
  if (!isOpen && !canBeMended(new Date(entry.createdAt), new Date())) return null;
  return (
    <>
      <Button {...button} variant="ghost" size="small">
        <SlidersHorizontal />
        Correct this entry
      </Button>
      {Dialog && <Dialog entry={entry} onClose={close} />}
    </>
  );
}
