"use client";

import { CrisisLines } from "@/components/layout/crisis-lines";
import { Dialog } from "@/components/ui/dialog";
import { dismissToasts } from "@/components/ui/toast-store";

/** Stands on every screen, signed in or out. What it opens is already in the page, so it works offline. */
export function HelpNow() {
  return (
    <Dialog
      plain
      onOpenChange={(open) => open && dismissToasts()}
      title="Need help now?"
      description="You don’t have to carry this by yourself. If you might harm yourself, please talk to a person, now."
      trigger={
        <button type="button" className="help-now">
          Need help now?
        </button>
      }
    >
      <CrisisLines />
    </Dialog>
  );
}
