"use client";

import { MoonStar, Sun, Sunrise } from "lucide-react";
import { useId, useRef } from "react";
import { Card } from "@/components/ui/card";
import { SegmentedControl, type SegmentOption } from "@/components/ui/segmented-control";
import { filledTo, sliderText } from "@/components/ui/slider-scale";
import {
  DIMENSION,
  DIMENSION_GROUPS,
  type DimensionKey,
  type Levels,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import type { useRatings } from "./use-ratings";

interface CheckInFormProps {
  ratings: Pick<ReturnType<typeof useRatings>, "levels" | "setLevel" | "timeOfDay" | "chooseTimeOfDay">;
  onSubmit: (event: React.FormEvent) => void;
  /** Its button, and what it brings. */
  children: React.ReactNode;
}

/** The time of day, the sliders, and beside them on a wide screen what sends them. */
export function CheckInForm({ ratings, onSubmit, children }: CheckInFormProps) {
  return (
    <form
      className="grid gap-4 grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.14fr)] lg:grid-rows-[auto_1fr] lg:gap-5 lg:items-start lg:max-[75.99rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
      method="post"
      onSubmit={onSubmit}
    >
      <TimeOfDayChoice value={ratings.timeOfDay} onChange={ratings.chooseTimeOfDay} />
      <RatingGroups levels={ratings.levels} onRate={ratings.setLevel} />
      <div className="lg:[grid-area:2_/_2] lg:sticky lg:top-5">{children}</div>
    </form>
  );
}

interface RatingSlidersProps extends RatingGroupsProps {
  keys: readonly DimensionKey[];
}

/** The sliders of a group, as they are set. */
export function RatingSliders({ keys, levels, onRate }: RatingSlidersProps) {
  return keys.map((key) => (
    <Slider
      key={key}
      name={key}
      label={DIMENSION[key].label}
      words={DIMENSION[key].words}
      value={levels[key]}
      onChange={(level) => onRate(key, level)}
    />
  ));
}

interface RatingGroupsProps {
  levels: Levels;
  onRate: (key: DimensionKey, level: number) => void;
}

/** The sliders in their groups. */
export function RatingGroups({ levels, onRate }: RatingGroupsProps) {
  return (
    <div className="masonry sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:gap-x-4 sm:max-lg:[&>*]:break-inside-avoid sm:max-lg:[&>*]:mb-4 sm:max-lg:[&>:last-child]:mb-0 lg:[grid-area:1_/_1_/_3_/_2] lg:max-[75.99rem]:columns-1">
      {DIMENSION_GROUPS.map((group) => (
        <fieldset key={group.title} className="card min-w-0 pb-3 lg:px-5 lg:pt-5 lg:pb-3">
          {/* A legend can't be laid out like a heading, so it speaks and its copy shows. */}
          <legend className="sr-only">
            <h2>{group.title}</h2>
          </legend>
          <p className="card-title mb-1 lg:text-[1.25rem]" aria-hidden="true">
            {group.title}
          </p>
          <RatingSliders keys={group.keys} levels={levels} onRate={onRate} />
        </fieldset>
      ))}
    </div>
  );
}

export const TIME_OF_DAY_OPTIONS: readonly SegmentOption<TimeOfDay>[] = [
  { value: "morning", label: "Morning", icon: <Sunrise /> },
  { value: "afternoon", label: "Afternoon", icon: <Sun /> },
  { value: "evening", label: "Evening", icon: <MoonStar /> },
];

interface TimeOfDayChoiceProps {
  value: TimeOfDay;
  onChange: (value: TimeOfDay) => void;
}

function TimeOfDayChoice({ value, onChange }: TimeOfDayChoiceProps) {
  return (
    <Card
      variant="lift"
      className="lg:[grid-area:1_/_2] lg:p-6 lg:[&_.seg]:text-[0.9375rem] lg:max-[75.99rem]:p-4"
    >
      <SegmentedControl
        tall
        legend="Time of day"
        options={TIME_OF_DAY_OPTIONS}
        value={value}
        onChange={onChange}
      />
    </Card>
  );
}

interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** One word a step; their number is the scale's end. */
  words: readonly string[];
  name?: string;
  disabled?: boolean;
}

/** A scale from 1 whose every step has a word; a native range, so that keys and screen readers know it. */
export function Slider({ label, value, onChange, words, name, disabled }: SliderProps) {
  const id = useId();
  const beforeTouch = useRef(value);
  return (
    <div className="slider">
      <div className="lab">
        <label htmlFor={id}>{label}</label>
        {/* The range says its own value text: this copy is for the eye. */}
        <span className="said-value" aria-hidden="true">
          {words[value - 1]}
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
        aria-valuetext={sliderText(value, words)}
        style={{ "--p": filledTo(value, words.length) } as React.CSSProperties}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerDown={() => {
          beforeTouch.current = value;
        }}
        // The finger turned out to scroll the page: what it touched on the way does not count.
        onPointerCancel={() => onChange(beforeTouch.current)}
      />
    </div>
  );
}
