"use client";

import { useFieldErrors } from "@/components/auth/use-field-errors";
import { toast } from "@/components/ui/toast-store";
import { EmailAddress } from "@/lib/accounts/schema";

const REQUIRED = "Please enter your email address.";

/** A form that takes one address: an empty one is told by a toast as well, any other flaw at its field. */
export function useAddressForm(onValid: (email: string) => void) {
  const { form, errors, setErrors } = useFieldErrors<"email">();

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("email")).trim();
    const email = EmailAddress.safeParse(typed);
    if (!typed) toast({ title: "Email Required", description: REQUIRED, variant: "destructive" });
    setErrors(email.success ? {} : { email: typed ? `Email ${email.error.issues[0]?.message}.` : REQUIRED });
    if (email.success) onValid(email.data);
  }

  return {
    error: errors.email,
    formProps: { ref: form, onSubmit, noValidate: true, method: "post" as const },
  };
}
