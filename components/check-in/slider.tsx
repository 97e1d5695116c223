"use client";

import clsx from "clsx";
import { useId, useRef } from "react";
import { filledTo, sliderText } from "@/components/ui/slider-scale";
import { DIMENSION, type DimensionKey, type FullLevels } from "@/lib/check-ins/dimensions";

export interface SlidersProps {
  levels: FullLevels;
  /** Which of them were moved; left out, they are somebody's ratings already. */
  moved?: readonly DimensionKey[];
  onRate: (key: DimensionKey, level: number, isMoved: boolean) => void;
}

/** The sliders of a group, as they are set. */
export function RatingSliders({
  keys,
  levels,
  moved,
  onRate,
}: SlidersProps & { keys: readonly DimensionKey[] }) {
  return keys.map((key) => (
    <Slider
      key={key}
      name={key}
      label={DIMENSION[key].label}
      words={DIMENSION[key].words}
      value={levels[key]}
      isUntouched={moved !== undefined && !moved.includes(key)}
      onChange={(level, isMoved) => onRate(key, level, isMoved)}
    />
  ));
}

interface SliderProps {
  label: string;
  value: number;
  /** `isMoved` is false where a touch turned out to be none. */
  onChange: (value: number, isMoved: boolean) => void;
  /** One word a step; their number is the scale's end. */
  words: readonly string[];
  name?: string;
  disabled?: boolean;
  /** Nobody has moved it yet: its thumb is hollow. */
  isUntouched?: boolean;
}

/** A scale from 1 whose every step has a word; a native range, so that keys and screen readers know it. */
export function Slider({ label, value, onChange, words, name, disabled, isUntouched = false }: SliderProps) {
  const id = useId();
  const beforeTouch = useRef({ value, isMoved: !isUntouched });
  const leaveIt = () => onChange(value, true);
  return (
    <div className={clsx("slider", isUntouched && "untouched")}>
      <div className="lab">
        <label htmlFor={id}>{label}</label>
        {/* The range says its own value text: this copy is for the eye. */}
        <span className="said-value" aria-hidden="true">
          {words[value - 1]}{" "}
          <small className="whitespace-nowrap">
            {value} of {words.length}
          </small>
        </span>
      </div>
      <input
        id={id}
        name={name}
        type="range"
        min={1}
        max={words.length}
        step={1}
        value={value}
        disabled={disabled}
        aria-valuetext={`${sliderText(value, words)}${isUntouched ? ", not moved" : ""}`}
        style={{ "--p": filledTo(value, words.length) } as React.CSSProperties}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber, true)}
        onPointerDown={() => {
          beforeTouch.current = { value, isMoved: !isUntouched };
        }}
        // Touched where it stands, it is meant to stand there.
        onPointerUp={isUntouched ? leaveIt : undefined}
        onKeyUp={isUntouched ? (event) => event.key === " " && leaveIt() : undefined}
        // The finger turned out to scroll the page: what it touched on the way does not count.
        onPointerCancel={() => onChange(beforeTouch.current.value, beforeTouch.current.isMoved)}
      />
    </div>
  );
}
