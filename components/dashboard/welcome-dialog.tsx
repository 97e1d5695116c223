"use client";

import { useState } from "react";
import { useForgottenParameters } from "@/components/layout/use-forgotten-parameters";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { BRAND, TRIAL_DAYS } from "@/lib/brand";

const FORGOTTEN = ["welcome"];

/** Greets a member whose subscription has just begun, once: the address forgets that it was asked to. */
export function WelcomeDialog() {
  const [open, setOpen] = useState(true);
  useForgottenParameters(FORGOTTEN);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Welcome to ${BRAND.name}`}
      description={`Your subscription is active with a ${TRIAL_DAYS}-day free trial. A welcome email is on its way to you.`}
    >
      <p className="mt-3 text-ink-soft">
        To begin, adjust the sliders to how you feel right now. The words you get back are written for that
        moment.
      </p>
      <Button block className="mt-6" onClick={() => setOpen(false)}>
        Start My Wellness Journey
      </Button>
    </Dialog>
  );
}
