"use client";

import { useState } from "react";
import { ChangePasswordForm } from "@/components/settings/change-password-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      plain
      open={open}
      onOpenChange={setOpen}
      title="Change password"
      description="Your current password first, so we know it's you."
      trigger={
        <Button variant="outline" size="small">
          Change password
        </Button>
      }
    >
      <ChangePasswordForm email={email} onDone={() => setOpen(false)} />
    </Dialog>
  );
}
