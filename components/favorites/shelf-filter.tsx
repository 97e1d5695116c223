"use client";

import { ListFilter } from "lucide-react";
import { useId, useState } from "react";
import { MoodGlyph } from "@/components/mood/mood-glyph";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SearchField } from "@/components/ui/search-field";
import { Tiles } from "@/components/ui/tiles";
import { TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";
import { MOOD_STEPS, MOOD_WORDS } from "@/lib/check-ins/rules";
import { type ShelfFilter as Filter, isFiltered } from "@/lib/words/shelf";

interface ShelfFilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  onClear: () => void;
  /** How many it leaves, in words. */
  found: string;
  /** The button that opens it: where the focus goes when the filter is cleared. */
  opener: React.RefObject<HTMLButtonElement | null>;
}

/** One quiet row over the shelf; what can be looked for stands under it when it is wanted. */
export function ShelfFilter({ filter, onFilter, onClear, found, opener }: ShelfFilterProps) {
  const [open, setOpen] = useState(false);
  const choicesId = useId();
  return (
    <div className="mb-4 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          ref={opener}
          variant="ghost"
          size="small"
          className="-ml-1 px-2 lg:-ml-2"
          aria-expanded={open}
          aria-controls={open ? choicesId : undefined}
          onClick={() => setOpen(!open)}
        >
          <ListFilter />
          Filter
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {isFiltered(filter) && found}
        </p>
        {isFiltered(filter) && (
          <Button variant="ghost" size="small" className="-mr-1 ml-auto px-2 lg:-mr-2" onClick={onClear}>
            Clear
          </Button>
        )}
      </div>
      {open && <Choices id={choicesId} filter={filter} onFilter={onFilter} />}
    </div>
  );
}

interface ChoicesProps extends Pick<ShelfFilterProps, "filter" | "onFilter"> {
  id: string;
}

const FELT = MOOD_STEPS.map((step) => ({
  value: step,
  label: MOOD_WORDS[step],
  icon: <MoodGlyph step={step} />,
}));

const TIME_LABELS: Readonly<Record<TimeOfDay, string>> = {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Evening",
};
const TIMES = TIMES_OF_DAY.map((value) => ({ value, label: TIME_LABELS[value] }));

function Choices({ id, filter, onFilter }: ChoicesProps) {
  return (
    <Card id={id} className="grid gap-5 lg:grid-cols-[1.5fr_1fr]">
      <Tiles
        legend="How you felt"
        options={FELT}
        chosen={filter.felt}
        onChoose={(felt) => onFilter({ ...filter, felt })}
        tall
      />
      <Tiles
        legend="Time of day"
        options={TIMES}
        chosen={filter.times}
        onChoose={(times) => onFilter({ ...filter, times })}
      />
      <div className="lg:col-span-full">
        <SearchField
          label="Words in the quote"
          value={filter.words}
          onValueChange={(words) => onFilter({ ...filter, words })}
        />
      </div>
    </Card>
  );
}
