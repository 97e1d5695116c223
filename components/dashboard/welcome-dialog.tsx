"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { leadToSlider } from "@/components/layout/member-nav";
import { setNextScreen } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useForgottenParameters } from "@/components/ui/use-address-parameter";
import { BRAND } from "@/lib/config/brand";
import { TRIAL_DAYS } from "@/lib/config/policy";

const FORGOTTEN = ["welcome"];
const WITH_TRIAL = `Your subscription is active with a ${TRIAL_DAYS}-day free trial. A welcome email is on its way to you.`;
const WITHOUT_TRIAL = "Your subscription is active. An email to confirm it is on its way to you.";

/** Greets a member whose subscription has just begun, once: the address forgets that it was asked to. */
export function WelcomeDialog({ hadTrial }: { hadTrial: boolean }) {
  const [open, setOpen] = useState(true);
  const router = useRouter();
  useForgottenParameters(FORGOTTEN);
  function begin() {
    setOpen(false);
    leadToSlider();
    setNextScreen("/sliders");
    router.push("/sliders");
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Welcome to ${BRAND.name}`}
      description={hadTrial ? WITH_TRIAL : WITHOUT_TRIAL}
    >
      <p className="mt-3 text-ink-soft">
        To begin, adjust the sliders to match how you feel right now. The words you get back are written for
        that moment.
      </p>
      <Button block className="mt-6" onClick={begin}>
        Start My Wellness Journey
      </Button>
    </Dialog>
  );
}
