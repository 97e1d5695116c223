"use client";

import clsx from "clsx";
import { useEffect } from "react";
import { SegmentedControl, type SegmentOption } from "@/components/ui/segmented-control";
import { dismissToasts, useHoldToasts, useToast } from "@/components/ui/toast";
import { DIMENSION_GROUPS, type Form, keysOf } from "@/lib/check-ins/dimensions";
import { spelled } from "@/lib/config/figures";
import { MomentChoice } from "./moment-choice";
import { RatingSliders, type SlidersProps } from "./slider";
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
      <MomentChoice
        timeOfDay={ratings.timeOfDay}
        chooseTimeOfDay={ratings.chooseTimeOfDay}
        day={ratings.day}
        chooseDay={ratings.chooseDay}
      />
      <div className="grid grid-cols-1 gap-4 lg:[grid-area:1_/_1_/_3_/_2]">
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
  full: `All ${spelled(keysOf("full").length)} sliders`,
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
          legend="Full or short check-in"
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

/** Says in its own place, for as long as it stands, what would else lie over the screen as a toast. */
export function ToastsHere() {
  const { toasts } = useToast();
  const shown = toasts.find(({ open }) => open);
  useHoldToasts();
  useEffect(() => {
    dismissToasts();
    return dismissToasts;
  }, []);
  return (
    <p role="status" className="not-empty:text-sm not-empty:mt-3 not-empty:text-ink-soft">
      {shown && <b>{shown.title}</b>} {shown?.description}
    </p>
  );
}
