"use client";

import { useEffect, useRef, useState } from "react";
import { useRegion } from "@/components/layout/region";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, Select } from "@/components/ui/field";
import { SegmentedControl, type SegmentOption } from "@/components/ui/segmented-control";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { longDay } from "@/lib/time/date-words";
import { MoonStar, Sun, Sunrise } from "./day-icons";
import { earlierDays } from "./unfinished-check-in";

export const TIME_OF_DAY_OPTIONS: readonly SegmentOption<TimeOfDay>[] = [
  { value: "morning", label: "Morning", icon: <Sunrise /> },
  { value: "afternoon", label: "Afternoon", icon: <Sun /> },
  { value: "evening", label: "Evening", icon: <MoonStar /> },
];

interface MomentChoiceProps {
  timeOfDay: TimeOfDay;
  chooseTimeOfDay: (timeOfDay: TimeOfDay) => void;
  /** An ISO date; null is today. */
  day: string | null;
  chooseDay: (day: string | null) => void;
}

/** The time of day and, for who asks for it, a day that is over. */
export function MomentChoice({ timeOfDay, chooseTimeOfDay, day, chooseDay }: MomentChoiceProps) {
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
  const region = useRegion();
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
                {index === 0 ? "Yesterday" : longDay(day, region)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
