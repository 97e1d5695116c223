"use client";

import { useKeptFocus } from "./button";

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Its name, or the id of the text that names it. */
  label?: string;
  labelledBy?: string;
  disabled?: boolean;
  icon?: React.ReactNode;
}

export function Switch({ checked, onCheckedChange, label, labelledBy, disabled, icon }: SwitchProps) {
  const keepFocus = useKeptFocus(disabled ?? false);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onFocus={keepFocus}
      className="hit wide"
      onClick={() => onCheckedChange(!checked)}
    >
      <span className="switch">
        <i>{icon}</i>
      </span>
    </button>
  );
}
