"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { BRAND, TRIAL_DAYS } from "@/lib/brand";

/** Greets a member whose subscription has just begun, once: the address forgets that it was asked to. */
export function WelcomeDialog() {
  const [open, setOpen] = useState(true);
  useForgottenParameter("welcome");
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

/** Takes a parameter out of the address without loading anything. */
function useForgottenParameter(name: string) {
  useEffect(() => {
    // The router takes over the history in an effect of its own, which runs after this one.
    const later = setTimeout(() => {
      const address = new URL(window.location.href);
      address.searchParams.delete(name);
      window.history.replaceState(null, "", address);
    });
    return () => clearTimeout(later);
  }, [name]);
}
