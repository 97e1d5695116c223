"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { formCookie } from "@/lib/check-ins/chosen-form";
import type { DimensionKey, Form, TimeOfDay } from "@/lib/check-ins/dimensions";
import { DEFAULT_LEVELS } from "@/lib/check-ins/levels";
import { timeOfDayAt, type Wish } from "@/lib/check-ins/rules";
import type { SentCheckIn } from "@/lib/check-ins/schema";
import {
  type Attempt,
  attemptFor,
  followArrived,
  forgetUnfinished,
  keepUnfinished,
  type Rater,
  ratingsIn,
  recallUnfinished,
  sameRatings,
  soon,
  timeOfDayOf,
  type Unfinished,
  unfinishedKept,
} from "./unfinished-check-in";

export interface OpeningForms {
  /** What this device remembers. */
  remembered: Form;
  /** What the address asks for this once: for a check-in that has not been begun, and without being remembered. */
  asked: Form | null;
}

/** The ratings of the check-in under way, kept through a reload, and the keys that they were sent under. */
export function useRatings(
  { id: memberId, sealingKey }: Rater,
  likelyTimeOfDay: TimeOfDay,
  { remembered, asked }: OpeningForms,
) {
  const [unfinished, setUnfinished] = useState<Unfinished>({
    memberId,
    form: asked ?? remembered,
    levels: DEFAULT_LEVELS,
    moved: [],
    timeOfDay: null,
    day: null,
    wish: null,
    attempts: [],
  });
  const [clock, readClock] = useClock(likelyTimeOfDay);
  const [isLogged, setLogged] = useState(false);
  // What stands this very moment: two presses may come before React has drawn the first.
  const present = useRef(unfinished);
  const recalling = useRef<Promise<void>>(undefined);

  // Storage is the browser's: what the server drew is made right once it is here.
  useEffect(() => {
    const opened = present.current;
    let isGone = false;
    recalling.current = recallUnfinished(memberId).then((recalled) => {
      if (!recalled || isGone) return;
      const isBegun = recalled.moved.length > 0 || recalled.attempts.length > 0;
      const asLeft = isBegun || !asked ? recalled : { ...recalled, form: asked };
      // What was moved meanwhile stays; what was sent before keeps its key.
      const begun = { ...present.current, attempts: [...recalled.attempts, ...present.current.attempts] };
      present.current = present.current === opened ? asLeft : begun;
      setUnfinished(present.current);
      // Anew for this session.
      keepUnfinished(present.current, sealingKey);
    });
    return () => {
      isGone = true;
    };
  }, [memberId, asked, sealingKey]);

  function change(part: Partial<Unfinished>) {
    present.current = { ...present.current, ...part };
    setUnfinished(present.current);
    keepUnfinished(present.current, sealingKey);
  }

  function move(part: Partial<Unfinished>) {
    readClock();
    change(part);
    setLogged(false);
  }

  function ratingsNow(): SentCheckIn {
    return ratingsIn(present.current, timeOfDayOf(present.current) ?? clock);
  }

  /** It arrived: what is moved from here on is a new check-in. */
  function finish(arrived: Attempt) {
    const isShown = sameRatings(arrived.ratings, ratingsNow());
    const { day, timeOfDay, attempts } = present.current;
    change({ attempts: attempts.filter(({ key }) => key !== arrived.key) });
    if (!isShown) return;
    // What is rated next is of now again; a time that was chosen for another day goes with that day.
    readClock();
    change({ day: null, timeOfDay: day === null ? timeOfDay : null });
    forgetUnfinished();
    setLogged(true);
  }

  // What was kept on the device may arrive while this stands open. Anew after each drawing: it goes by the present clock.
  useEffect(() =>
    followArrived((keys) => {
      for (const attempt of present.current.attempts) if (keys.includes(attempt.key)) finish(attempt);
    }),
  );

  return {
    form: unfinished.form,
    /** It begins a new check-in; the sliders that both forms show stay where they are. */
    chooseForm(form: Form) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser.
      document.cookie = formCookie(form, location.protocol === "https:");
      // What was asked for once is not asked for again by a reload.
      if (asked) window.history.replaceState(null, "", window.location.pathname);
      move({ form });
    },
    levels: unfinished.levels,
    moved: unfinished.moved,
    timeOfDay: timeOfDayOf(unfinished) ?? clock,
    /** These ratings have arrived, and nothing was moved since: sent again they would be a second entry. */
    isLogged,
    /** Where it stands already counts too: whoever touched it meant it. */
    setLevel(key: DimensionKey, level: number, isMoved = true) {
      const { levels } = present.current;
      const others = present.current.moved.filter((other) => other !== key);
      const moved = isMoved ? [...others, key] : others;
      if (levels[key] !== level) move({ levels: { ...levels, [key]: level }, moved });
      else {
        readClock();
        change({ moved });
      }
    },
    wish: unfinished.wish,
    /** It begins no new check-in: the next words are for the same one. */
    chooseWish: (wish: Wish | null) => change({ wish }),
    day: unfinished.day,
    chooseDay: (day: string | null) => move({ day }),
    chooseTimeOfDay: (chosen: TimeOfDay) => move({ timeOfDay: chosen }),
    /** What is sent by a press that comes now: what stands on the screen. */
    pressedRatings: ratingsNow,
    /** What they are sent as, once it would survive a reload; whatever was sent and has not arrived keeps its key. */
    async attemptAt(ratings: SentCheckIn): Promise<Attempt> {
      if (recalling.current) await soon(recalling.current);
      const { attempts } = present.current;
      const attempt = attemptFor(ratings, attempts);
      if (!attempts.includes(attempt)) change({ attempts: [...attempts, attempt] });
      await soon(unfinishedKept());
      return attempt;
    },
    finish,
  };
}

/** The time of day by the member's clock, which the server does not know, and a way to read it again. */
function useClock(likely: TimeOfDay) {
  const [clock, setClock] = useState(likely);
  const readClock = useCallback(() => setClock(timeOfDayAt(new Date().getHours())), []);
  useEffect(() => {
    readClock();
    // A page may lie open, or be brought back, long after it was drawn.
    document.addEventListener("visibilitychange", readClock);
    window.addEventListener("pageshow", readClock);
    return () => {
      document.removeEventListener("visibilitychange", readClock);
      window.removeEventListener("pageshow", readClock);
    };
  }, [readClock]);
  return [clock, readClock] as const;
}
