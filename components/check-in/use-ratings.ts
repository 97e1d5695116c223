"use client";

import { useEffect, useState } from "react";
import type { DimensionKey, TimeOfDay } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { timeOfDayAt } from "@/lib/check-ins/rules";
import type { CheckInInput } from "@/lib/check-ins/schema";
import { type Attempt, attemptFor } from "./attempt";
import { forgetUnfinished, keepUnfinished, recallUnfinished, type Unfinished } from "./unfinished-check-in";

/** The ratings of the check-in under way, kept through a reload, and the key that they are sent under. */
export function useRatings(memberId: string, likelyTimeOfDay: TimeOfDay) {
  const [unfinished, setUnfinished] = useState<Unfinished>({
    memberId,
    levels: DEFAULT_LEVELS,
    timeOfDay: null,
    attempt: null,
  });
  const [clock, setClock] = useState(likelyTimeOfDay);

  // Storage and the member's clock are the browser's: what the server drew is made right once they are here.
  useEffect(() => {
    setClock(timeOfDayAt(new Date().getHours()));
    const recalled = recallUnfinished(memberId);
    if (recalled) setUnfinished(recalled);
  }, [memberId]);

  const timeOfDay = unfinished.timeOfDay ?? clock;

  function change(part: Partial<Unfinished>) {
    const next = { ...unfinished, ...part };
    setUnfinished(next);
    keepUnfinished(next);
  }

  return {
    levels: unfinished.levels,
    timeOfDay,
    setLevel: (key: DimensionKey, level: number) =>
      change({ levels: { ...unfinished.levels, [key]: level } }),
    chooseTimeOfDay: (chosen: TimeOfDay) => change({ timeOfDay: chosen }),
    /** What to send now; sent again unchanged, it is the same check-in. */
    nextAttempt(): Attempt {
      const ratings: CheckInInput = { ...unfinished.levels, timeOfDayPreference: timeOfDay };
      const attempt = attemptFor(ratings, unfinished.attempt);
      // The clock moves on; what was sent does not.
      change({ attempt, timeOfDay });
      return attempt;
    },
    /** It arrived: the next press is a new check-in. */
    finish() {
      forgetUnfinished();
      setUnfinished((present) => ({ ...present, attempt: null }));
    },
  };
}
