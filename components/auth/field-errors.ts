import type { z } from "zod";

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

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
