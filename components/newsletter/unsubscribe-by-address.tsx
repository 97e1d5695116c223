"use client";

import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { OutcomeCard } from "@/components/ui/outcome-card";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { AddressField, useAddressForm } from "@/components/ui/use-checked-form";
import { BRAND } from "@/lib/config/brand";
import { call } from "@/lib/http/client";

/** Ends the newsletter for an address that is typed in. */
export function UnsubscribeByAddress() {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (email: string) => call("/api/newsletter/unsubscribe", { method: "POST", body: { email } }),
    onSuccess: () => toast({ title: "Successfully Unsubscribed" }),
    onError: (error) => toastFailure("Unsubscribe Failed", error, "Please try again."),
  });
  const { error, formProps } = useAddressForm(mutate);
  if (isSuccess) return <Unsubscribed />;
  return (
    <Card variant="lift">
      <form {...formProps} className="grid gap-4">
        <p className="text-ink-soft">Enter the address the newsletter comes to. No need to sign in.</p>
        <AddressField error={error} />
        <Button type="submit" block pending={isPending} pendingLabel="Unsubscribing...">
          Unsubscribe
        </Button>
      </form>
    </Card>
  );
}

function Unsubscribed() {
  return (
    <OutcomeCard title="You've been unsubscribed" icon={<MailCheck />}>
      <p className="text-ink-soft">
        You won't get any more newsletters at this address. If one still turns up, write to{" "}
        <a href={`mailto:${BRAND.supportEmail}`} className="underline">
          {BRAND.supportEmail}
        </a>
        .
      </p>
    </OutcomeCard>
  );
}
