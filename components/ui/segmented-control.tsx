"use client";

import clsx from "clsx";
import { useId } from "react";

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: React.ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Icon above word. */
  tall?: boolean;
}

/** One of a few, all in sight: radio buttons as raised tiles. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, hideLegend = false, options, value, onChange, tall = false } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? "sr-only" : "eyebrow mb-3"}>{legend}</legend>
      <div className={clsx("seg", tall && "tall")}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
