"use client";

import type { z } from "zod";
import { checkedFormProps } from "./checked-form-props";
import { fieldErrors } from "./field-errors";
import { useFieldErrors } from "./use-field-errors";

interface CheckedForm<Schema extends z.ZodType, Name extends string> {
  /** Brings the schema, and the parser with it, when somebody is about to write: the form is there before both. */
  loadSchema: () => Promise<Schema>;
  /** Every field of the form, as its label reads. */
  labels: Readonly<Record<Name, string>>;
  /** What was typed, as the schema makes it; as it was typed, for the server to check, where the schema cannot be had. */
  onValid: (input: z.output<Schema> | Record<string, FormDataEntryValue>) => void;
}

/** A form that is checked when it is sent: errors stand at their fields, and the first of them gets the focus. */
export function useCheckedForm<Schema extends z.ZodType, Name extends string>(
  options: CheckedForm<Schema, Name>,
) {
  const { loadSchema, labels, onValid } = options;
  const { form, errors, setErrors } = useFieldErrors<Name>();

  async function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const schema = await loadSchema().catch(() => null);
    if (!schema) return onValid(values);
    const checked = schema.safeParse(values);
    setErrors(checked.success ? {} : fieldErrors(checked.error, values, labels));
    if (checked.success) onValid(checked.data);
  }

  return {
    errors,
    setErrors,
    formProps: checkedFormProps(form, onSubmit, loadSchema),
  };
}
