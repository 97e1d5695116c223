"use client";

import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { AddressField, useAddressForm } from "@/components/ui/use-checked-form";

/** Takes the address. What sends it comes with the first use: most who see the page read on. */
export function SignupForm() {
  const [isPending, startSending] = useTransition();
  const { error, formProps } = useAddressForm((email) =>
    startSending(async () => {
      try {
        const { subscribe } = await import("./subscribe");
        const { message } = await subscribe(email);
        toast({ title: "Successfully Subscribed!", description: message });
        formProps.ref.current?.reset();
      } catch (failure) {
        toastFailure("Subscription Failed", failure, "Please try again.");
      }
    }),
  );
  return (
    <form {...formProps} className="grid gap-4">
      <AddressField error={error} />
      <Button type="submit" variant="outline" pending={isPending} pendingLabel="Subscribing...">
        Subscribe
      </Button>
    </form>
  );
}
