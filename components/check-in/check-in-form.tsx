"use client";

import clsx from "clsx";
import { MoonStar, Sun, Sunrise } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Select } from "@/components/ui/field";
import { SegmentedControl, type SegmentOption } from "@/components/ui/segmented-control";
import { filledTo, sliderText } from "@/components/ui/slider-scale";
import {
  DIMENSION,
  DIMENSION_GROUPS,
  type DimensionKey,
  type Form,
  type FullLevels,
  keysOf,
  type TimeOfDay,
} from "@/lib/check-ins/dimensions";
import { spelled } from "@/lib/config/figures";
import { longDay } from "@/lib/moods/calendar";
import { earlierDays } from "./unfinished-check-in";
import type { useRatings } from "./use-ratings";

type Ratings = ReturnType<typeof useRatings>;

interface CheckInFormProps {
  ratings: Pick<
    Ratings,
    | "form"
    | "chooseForm"
    | "levels"
    | "moved"
    | "setLevel"
    | "timeOfDay"
    | "chooseTimeOfDay"
    | "day"
    | "chooseDay"
  >;
  onSubmit: (event: React.FormEvent) => void;
  /** Its button, and what it brings. */
  children: React.ReactNode;
}

/** The time of day, the sliders, and beside them on a wide screen what sends them. */
export function CheckInForm({ ratings, onSubmit, children }: CheckInFormProps) {
  const { form, levels, moved, setLevel } = ratings;
  return (
    <form
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1.14fr)] lg:grid-rows-[auto_1fr] lg:gap-5 lg:items-start lg:max-[75.99rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
      method="post"
      onSubmit={onSubmit}
    >
      <MomentChoice ratings={ratings} />
      <div className="grid gap-4 lg:[grid-area:1_/_1_/_3_/_2]">
        <FormChoice value={form} onChange={ratings.chooseForm} />
        {form === "full" ? (
          <RatingGroups levels={levels} moved={moved} onRate={setLevel} />
        ) : (
          <ShortRatings levels={levels} moved={moved} onRate={setLevel} />
        )}
      </div>
      <div className="contents lg:block lg:[grid-area:2_/_2] lg:sticky lg:top-5">{children}</div>
    </form>
  );
}

const FORM_OPTIONS: readonly SegmentOption<Form>[] = [
  { value: "full", label: "Full" },
  { value: "short", label: "Short" },
];

const FORM_NOTES: Readonly<Record<Form, string>> = {
  full: `All ${spelled(keysOf("full").length)}`,
  short: "About thirty seconds",
};

interface FormChoiceProps {
  value: Form;
  onChange: (value: Form) => void;
}

function FormChoice({ value, onChange }: FormChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="w-44">
        <SegmentedControl
          hideLegend
          legend="How much to rate"
          options={FORM_OPTIONS}
          value={value}
          onChange={onChange}
        />
      </div>
      <p className="text-ink-soft text-[0.9375rem]">{FORM_NOTES[value]}</p>
    </div>
  );
}

/** Where the button stands: on a phone in reach as soon as something was moved, else below the sliders. */
export function SubmitPlace({ isInReach, children }: { isInReach: boolean; children: React.ReactNode }) {
  return <div className={clsx("submit-place", isInReach && "in-reach")}>{children}</div>;
}

interface SlidersProps {
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

/** The few sliders of the short check-in. */
function ShortRatings(sliders: SlidersProps) {
  return (
    <fieldset className="card min-w-0 pb-3 lg:px-5 lg:pt-5 lg:pb-3">
      <legend className="sr-only">
        <h2>How you are</h2>
      </legend>
      <RatingSliders keys={keysOf("short")} {...sliders} />
    </fieldset>
  );
}

/** The sliders in their groups. */
function RatingGroups(sliders: SlidersProps) {
  return (
    <div className="masonry sm:max-lg:block sm:max-lg:columns-2 sm:max-lg:gap-x-4 sm:max-lg:[&>*]:break-inside-avoid sm:max-lg:[&>*]:mb-4 sm:max-lg:[&>:last-child]:mb-0 lg:max-[75.99rem]:columns-1">
      {DIMENSION_GROUPS.map((group) => (
        <fieldset key={group.title} className="card min-w-0 pb-3 lg:px-5 lg:pt-5 lg:pb-3">
          {/* A legend can't be laid out like a heading, so it speaks and its copy shows. */}
          <legend className="sr-only">
            <h2>{group.title}</h2>
          </legend>
          <p className="card-title mb-1 lg:text-[1.25rem]" aria-hidden="true">
            {group.title}
          </p>
          <RatingSliders keys={group.keys} {...sliders} />
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

/** The time of day and, for who asks for it, a day that is over. */
function MomentChoice({ ratings }: Pick<CheckInFormProps, "ratings">) {
  const { timeOfDay, chooseTimeOfDay, day, chooseDay } = ratings;
  const [isAsked, setAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (isAsked) select.current?.focus();
  }, [isAsked]);
  return (
    <Card
      variant="lift"
      className="lg:[grid-area:1_/_2] lg:p-6 lg:[&_.seg]:text-[0.9375rem] lg:max-[75.99rem]:p-4"
    >
      <SegmentedControl
        tall
        legend="Time of day"
        options={TIME_OF_DAY_OPTIONS}
        value={timeOfDay}
        onChange={chooseTimeOfDay}
      />
      {isAsked || day !== null ? (
        <DayChoice select={select} value={day} onChange={chooseDay} />
      ) : (
        <Button variant="ghost" size="small" className="mt-2 -mb-3 -ml-4" onClick={() => setAsked(true)}>
          Log an earlier moment
        </Button>
      )}
    </Card>
  );
}

interface DayChoiceProps {
  select: React.Ref<HTMLSelectElement>;
  value: string | null;
  onChange: (value: string | null) => void;
}

function DayChoice({ select, value, onChange }: DayChoiceProps) {
  return (
    <div className="mt-4">
      <Field label="Which day?">
        {(control) => (
          <Select
            {...control}
            ref={select}
            value={value ?? ""}
            onChange={(event) => onChange(event.currentTarget.value || null)}
          >
            <option value="">Today</option>
            {earlierDays(new Date()).map((day, index) => (
              <option key={day} value={day}>
                {index === 0 ? "Yesterday" : longDay(day)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
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
