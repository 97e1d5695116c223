"use client";

import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Input } from "./field";

interface SearchFieldProps {
  /** Its name, and what stands in it while it is empty. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** What a search still needs; null: nothing. */
  hint?: string | null;
}

export function SearchField({ label, value, onValueChange, hint }: SearchFieldProps) {
  return (
    <div>
      <div className="with-icon">
        <Search />
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </div>
      {hint !== undefined && (
        <p className="not-empty:pt-2 text-sm text-ink-soft" role="status">
          {hint}
        </p>
      )}
    </div>
  );
}

const PAUSE_MS = 250;

/** The value once it has stopped changing, so that a search is not asked for at every letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
