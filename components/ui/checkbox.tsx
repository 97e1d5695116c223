interface CheckboxProps extends Omit<React.ComponentProps<"input">, "type" | "className"> {
  label: React.ReactNode;
  /** The label is only spoken, as in a table's rows. */
  hideLabel?: boolean;
}

export function Checkbox({ label, hideLabel = false, ...rest }: CheckboxProps) {
  return (
    <label className="check-row">
      <span className="hit">
        <input {...rest} type="checkbox" className="check" />
      </span>
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
