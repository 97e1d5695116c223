"use client";

import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { type FieldErrors, fieldErrors } from "./field-errors";

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
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  // After the render, so that the field is announced together with its error.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  function onSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const checked = schema.safeParse(values);
    setErrors(checked.success ? {} : fieldErrors(checked.error, values, labels));
    if (checked.success) onValid(checked.data);
  }

  return { errors, setErrors, formProps: { ref: form, onSubmit, noValidate: true, method: "post" as const } };
}
