"use client";

import { toast } from "@/components/ui/toast-store";
import { checkedFormProps } from "./checked-form-props";
import { useFieldErrors } from "./use-field-errors";

/** Loaded when somebody is about to write: most who see such a form read on. */
const loadSchema = () => import("@/lib/config/addresses");

/** A form that takes one address: an empty one is told by a toast as well, any other flaw at its field. */
export function useAddressForm(
  onValid: (email: string) => void,
  required = "Please enter your email address.",
) {
  const { form, errors, setErrors } = useFieldErrors<"email">();

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("email"));
    if (!typed.trim()) {
      toast({ title: "Email Required", description: required, variant: "destructive" });
      return setErrors({ email: required });
    }
    const schema = await loadSchema().catch(() => null);
    // What cannot be checked here is checked by the server, if that can be reached.
    if (!schema) return onValid(typed);
    const email = schema.EmailAddress.safeParse(typed);
    setErrors(email.success ? {} : { email: `Email ${email.error.issues[0]?.message}.` });
    if (email.success) onValid(email.data);
  }

  return {
    error: errors.email,
    formProps: checkedFormProps(form, onSubmit, loadSchema),
  };
}
