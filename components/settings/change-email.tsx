"use client";

import { useState } from "react";
import { ChangeEmailForm } from "@/components/settings/change-email-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

export function ChangeEmail() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title="Change email address"
      description="We'll email a link to the new address. Your account moves once you open it."
      trigger={
        <Button variant="outline" size="small">
          Change address
        </Button>
      }
    >
      <ChangeEmailForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}
