"use client";

import type { z } from "zod";
import { fieldErrors } from "./field-errors";
import { useFieldErrors } from "./use-field-errors";

interface CheckedForm<Schema extends z.ZodType, Name extends string> {
  schema: Schema;
  /** Every field of the form, as its label reads. */
  labels: Readonly<Record<Name, string>>;
  onValid: (input: z.output<Schema>) => void;
}

/** A form that is checked when it is sent: errors stand at their fields, and the first of them gets the focus. */
export function useCheckedForm<Schema extends z.ZodType, Name extends string>(
  options: CheckedForm<Schema, Name>,
) {
  const { schema, labels, onValid } = options;
  const { form, errors, setErrors } = useFieldErrors<Name>();

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const checked = schema.safeParse(values);
    setErrors(checked.success ? {} : fieldErrors(checked.error, values, labels));
    if (checked.success) onValid(checked.data);
  }

  return { errors, setErrors, formProps: { ref: form, onSubmit, noValidate: true, method: "post" as const } };
}
