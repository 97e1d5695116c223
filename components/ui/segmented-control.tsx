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

interface TilesProps<Value> {
  legend: string;
  options: readonly { value: Value; label: React.ReactNode; icon?: React.ReactNode }[];
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
  /** Icon above word. */
  tall?: boolean;
}

/** Any of a few, all in sight: checkboxes as raised tiles. */
export function Tiles<Value extends string | number>(props: TilesProps<Value>) {
  const { legend, options, chosen, onChoose, tall = false } = props;
  const without = (value: Value) => chosen.filter((one) => one !== value);
  return (
    <fieldset>
      <legend className="eyebrow mb-2">{legend}</legend>
      <div className={tall ? "seg tall tiles" : "seg tiles"}>
        {options.map(({ value, label, icon }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => onChoose(event.target.checked ? [...chosen, value] : without(value))}
            />
            {icon}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
