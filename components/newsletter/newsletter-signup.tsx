"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toastFailure } from "@/components/layout/toast-failure";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast-store";
import { MessageReply, type User } from "@/lib/accounts/schema";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";
import { AddressField } from "./address-field";
import { useAddressForm } from "./use-address-form";

/** Asks for the newsletter. Whoever is known to be signed in is named with it. */
export function NewsletterSignup() {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (email: string) => {
      const userId = queries.getQueryData<User>(queryKeys.user)?.id;
      const body = { email, userId, subscriptionSource: "website" };
      return call("/api/newsletter/subscribe", { method: "POST", body, reply: MessageReply });
    },
    onSuccess: ({ message }) => {
      toast({ title: "Successfully Subscribed!", description: message });
      formProps.ref.current?.reset();
    },
    onError: (error) => toastFailure("Subscription Failed", error, "Please try again."),
  });
  const { error, formProps } = useAddressForm(mutate);
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
