"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldErrors } from "./field-errors";

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
