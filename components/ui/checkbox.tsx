interface CheckboxProps extends Omit<React.ComponentProps<"input">, "type" | "className" | "ref"> {
  label: React.ReactNode;
  /** The label is only spoken, as in a table's rows. */
  hideLabel?: boolean;
  /** Some of what it stands for is chosen, and some is not. */
  mixed?: boolean;
}

export function Checkbox({ label, hideLabel = false, mixed = false, ...rest }: CheckboxProps) {
  return (
    <label className="check-row">
      <span className="hit">
        <input
          {...rest}
          // The browser takes this as a property only.
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          type="checkbox"
          className="check"
        />
      </span>
      <span className={hideLabel ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
