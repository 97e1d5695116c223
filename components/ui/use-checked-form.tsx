"use client";

import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { Field, Input } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { asSentence, HttpError } from "@/lib/http/client";

export interface CheckedForm<Schema extends z.ZodType, Name extends string> {
  /** Brings the schema, and the parser with it, when somebody is about to write: the form is there before both. */
  loadSchema: () => Promise<Schema>;
  /** Every field of the form, as its label reads. */
  labels: Readonly<Record<Name, string>>;
  /** What was typed, as the schema makes it. */
  onValid: (input: z.output<Schema>) => void;
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
    // What cannot be checked here is checked by the server, if that can be reached.
    if (!schema) return onValid(values as z.output<Schema>);
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

/** Loaded when somebody is about to write: most who see such a form read on. */
const loadAddressSchema = () => import("@/lib/config/addresses");

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
    const schema = await loadAddressSchema().catch(() => null);
    // What cannot be checked here is checked by the server, if that can be reached.
    if (!schema) return onValid(typed);
    const email = schema.EmailAddress.safeParse(typed);
    setErrors(email.success ? {} : { email: `Email ${email.error.issues[0]?.message}.` });
    if (email.success) onValid(email.data);
  }

  return {
    error: errors.email,
    formProps: checkedFormProps(form, onSubmit, loadAddressSchema),
  };
}

export function AddressField({ error }: { error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
    </Field>
  );
}

/** Errors that stand at their fields; the first of them gets the focus. */
export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  // After the render, so that the field is announced together with its error.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return { form, errors, setErrors };
}

type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** What to mend, a sentence a field: the first thing that the schema says of it. */
export function fieldErrors<Name extends string>(
  error: z.ZodError,
  values: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<Name, string>>,
): FieldErrors<Name> {
  const found: FieldErrors<Name> = {};
  for (const name of Object.keys(labels) as Name[]) {
    const issue = error.issues.find((each) => each.path[0] === name);
    if (!issue) continue;
    const label = labels[name];
    found[name] = isEmpty(values[name]) ? `Enter your ${label.toLowerCase()}.` : `${label} ${issue.message}.`;
  }
  return found;
}

function isEmpty(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}

/**
 * What a form needs that we check, not the browser.
 *
 * @param load brings what checks it, once somebody is about to write
 */
function checkedFormProps(
  ref: React.RefObject<HTMLFormElement | null>,
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => Promise<void>,
  load: () => Promise<unknown>,
) {
  return {
    ref,
    /** What checks it may still be on its way when somebody is quick: the form shows that it was sent. */
    async onSubmit(event: React.FormEvent<HTMLFormElement>) {
      const form = event.currentTarget;
      if (form.ariaBusy === "true") return event.preventDefault();
      form.ariaBusy = "true";
      await onSubmit(event).finally(() => form.removeAttribute("aria-busy"));
    },
    onFocus: () => void load().catch(() => {}),
    noValidate: true,
    method: "post" as const,
  };
}

/** What the server found wrong with a field of the form, as a sentence to stand there; empty when it was something else. */
export function serverFlaw<Name extends string>(
  error: unknown,
  labels: Readonly<Record<Name, unknown>>,
): FieldErrors<Name> {
  if (!(error instanceof HttpError) || !error.serverMessage) return {};
  const name = (Object.keys(labels) as Name[]).find((each) => each === error.field);
  return name ? ({ [name]: asSentence(error.serverMessage) } as FieldErrors<Name>) : {};
}
