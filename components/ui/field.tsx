import clsx from "clsx";
import { useId } from "react";
import { Icon } from "./icon";

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldProps {
  label: string;
  hint?: React.ReactNode;
  /** Says what to do next. */
  error?: string;
  /** Stands at the label's right, such as "Forgot password?". */
  aside?: React.ReactNode;
  children: (control: FieldControl) => React.ReactNode;
}

export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <div className="flex items-center justify-between gap-3 min-h-6">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="hint bad">
          <Icon>
            <circle cx="12" cy="12" r="10" />
            <path d="M12 8v4" />
            <path d="M12 16h.01" />
          </Icon>
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...rest }: React.ComponentProps<"input">) {
  return <input {...rest} className={clsx("input", className)} />;
}

export function Textarea({ className, ...rest }: React.ComponentProps<"textarea">) {
  return <textarea {...rest} className={clsx("input", className)} />;
}

export function Select({ className, ...rest }: React.ComponentProps<"select">) {
  return <select {...rest} className={clsx("input", className)} />;
}
