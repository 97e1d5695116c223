"use client";

import { useTransition } from "react";
import { toastFailure } from "@/components/layout/toast-failure";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { AddressField } from "./address-field";
import { useAddressForm } from "./use-address-form";

/** Asks for the newsletter. What sends it comes with the first use: most who see the page read on. */
export function NewsletterSignup() {
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
    <Card className="newsletter-card landing-section">
      <div>
        <h2 className="card-title">A letter now and then</h2>
        <p className="mt-2 text-ink-soft">
          Wellness tips by mail. We ask by mail first whether the address is yours, and each letter lets you
          leave with one press.
        </p>
      </div>
      <form {...formProps} className="grid gap-4">
        <AddressField error={error} />
        <Button type="submit" variant="outline" pending={isPending} pendingLabel="Subscribing...">
          Subscribe
        </Button>
      </form>
    </Card>
  );
}
