"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TIME_OF_DAY_OPTIONS } from "@/components/check-in/moment-choice";
import { RatingSliders } from "@/components/check-in/slider";
import { rereadMoods } from "@/components/layout/query-client";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { toastFailure } from "@/components/ui/toast-failure";
import { DIMENSION_GROUPS, type DimensionKey, type FullLevels } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVEL, levelsFrom, ratingsOf } from "@/lib/check-ins/levels";
import type { MendInput } from "@/lib/check-ins/schema";
import { call } from "@/lib/http/client";
import type { ListedEntry } from "@/lib/words/schema";

/** An entry, as far as it can be corrected. */
export type Mendable = Pick<ListedEntry, "id" | "createdAt" | "timeOfDay" | "emotionalState">;

interface MendDialogProps {
  entry: Mendable;
  onClose: () => void;
}

/** The sliders of an entry as they were set, to be set right. Its words stay. */
export function MendDialog({ entry, onClose }: MendDialogProps) {
  const rated = ratingsOf(entry.emotionalState).map(({ key }) => key);
  const [levels, setLevels] = useState<FullLevels>(() =>
    levelsFrom((key) => entry.emotionalState[key] ?? DEFAULT_LEVEL),
  );
  const [timeOfDay, setTimeOfDay] = useState(entry.timeOfDay);
  const mending = useMend(entry.id, onClose);
  function save(event: React.FormEvent) {
    event.preventDefault();
    const moved = rated.filter((key) => levels[key] !== entry.emotionalState[key]);
    const mend: MendInput = Object.fromEntries(moved.map((key) => [key, levels[key]]));
    if (timeOfDay !== entry.timeOfDay) mend.timeOfDayPreference = timeOfDay;
    if (Object.keys(mend).length === 0) onClose();
    else mending.mutate(mend);
  }
  return (
    <Dialog
      plain
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Correct this entry"
      description="Your quote stays as it is. Your scores will change to match what you set here."
    >
      <form method="post" className="mt-5" onSubmit={save}>
        <SegmentedControl
          tall
          legend="Time of day"
          options={TIME_OF_DAY_OPTIONS}
          value={timeOfDay}
          onChange={setTimeOfDay}
        />
        {groupsOf(rated).map(({ title, keys }) => (
          <fieldset key={title} className="mt-6 min-w-0">
            <legend className="eyebrow mb-1">{title}</legend>
            <RatingSliders
              keys={keys}
              levels={levels}
              onRate={(key, level) => setLevels((now) => ({ ...now, [key]: level }))}
            />
          </fieldset>
        ))}
        <Button type="submit" block className="mt-5" pending={mending.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </Dialog>
  );
}

/** The groups of what was rated; what was not stays so. */
function groupsOf(rated: readonly DimensionKey[]) {
  return DIMENSION_GROUPS.map(({ title, keys }) => ({
    title,
    keys: keys.filter((key) => rated.includes(key)),
  })).filter(({ keys }) => keys.length > 0);
}

/** Corrects the entry; whatever shows it or counts it is read again. */
function useMend(checkInId: string, onMended: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mend: MendInput) =>
      call("/api/check-ins/[id]", { method: "PATCH", params: { id: checkInId }, body: mend }),
    onSuccess: () => {
      onMended();
      rereadMoods(queries);
    },
    onError: (error) => toastFailure("Not saved", error, "We couldn't correct that entry. Please try again."),
  });
}
