import { type DimensionKey, TIMES_OF_DAY, type TimeOfDay } from "@/lib/check-ins/dimensions";

/** How the whole quote should sound. Only `care` fragments are ever used under crisis care. */
export type Mood = "care" | "heavy" | "hard" | "even" | "bright";

/** `second` acknowledges one more hard thing, in the place of a strength. */
export type Slot = "acknowledgement" | "second" | "strength" | "step" | "close";

/** What a fragment takes for granted of the member, so that no one is asked for what they don't have. */
export type Need = "movement" | "upright" | "people" | "effort" | "confidence" | "leisure" | "holding";

/** `slipped`: harder than the member's usual; `lasting`: as hard as usual; `lifted`: easier than usual. */
export type Trend = "slipped" | "lasting" | "lifted";

/** A hand-written sentence or two, with what it fits. */
export interface Fragment {
  text: string;
  slot: Slot;
  moods: readonly Mood[];
  /** The dimension it speaks of, and at which ease (1 hardest to 5 easiest); null speaks of none. */
  about: { key: DimensionKey; ease: readonly number[] } | null;
  trend: Trend | null;
  times: readonly TimeOfDay[];
  needs: readonly Need[];
}

interface Tagged {
  text: string;
  times: readonly TimeOfDay[];
  needs: readonly Need[];
}

/** A fragment as it is written down: plain text fits any time and needs nothing. */
type Words = string | Tagged;

export const morning = (words: Words) => during(words, ["morning"]);
export const evening = (words: Words) => during(words, ["evening"]);
export const daytime = (words: Words) => during(words, ["morning", "afternoon"]);
export const later = (words: Words) => during(words, ["afternoon", "evening"]);

/** Asks for a body that can stand up and move. */
export const moving = (words: Words) => needing(words, "movement");
/** Can't be done lying down in pain. */
export const upright = (words: Words) => needing(words, "upright");
/** Speaks of people as being there. */
export const withPeople = (words: Words) => needing(words, "people");
/** Asks for a little drive. */
export const effort = (words: Words) => needing(words, "effort");
/** Credits the member with something, which backfires when confidence is low. */
export const praise = (words: Words) => needing(words, "confidence");
/** Takes it that nothing is pressing. */
export const unhurried = (words: Words) => needing(words, "leisure");

/** Takes it that something else in the day is going well. */
export const holding = (words: Words) => needing(words, "holding");

function tagged(words: Words): Tagged {
  return typeof words === "string" ? { text: words, times: TIMES_OF_DAY, needs: [] } : words;
}

function during(words: Words, times: readonly TimeOfDay[]): Tagged {
  return { ...tagged(words), times };
}

function needing(words: Words, need: Need): Tagged {
  const base = tagged(words);
  return { ...base, needs: [...base.needs, need] };
}

/** Fragments that speak of no dimension. */
export function general(slot: Slot, moods: readonly Mood[], list: readonly Words[]): Fragment[] {
  return list.map((words) => ({ ...tagged(words), slot, moods, about: null, trend: null }));
}

/** Everything that can be said of one dimension. */
interface DimensionWords {
  /** Acknowledgements: at the hard end; at its very end; in the middle; at the easy end. */
  hard: readonly Words[];
  worst?: readonly Words[];
  even: readonly Words[];
  easy: readonly Words[];
  /** Acknowledgements that know the member's usual. */
  slipped: readonly Words[];
  lasting: readonly Words[];
  lifted: readonly Words[];
  /** Said after another hard thing has been named. */
  also: readonly Words[];
  /** This dimension as the strength beside a hard one (urgency is none), or beside another easy one. */
  beside?: readonly Words[];
  alongside: readonly Words[];
  stepHard: readonly Words[];
  stepEven: readonly Words[];
  stepEasy: readonly Words[];
}

const ROLES = {
  hard: { slot: "acknowledgement", moods: ["heavy", "hard"], ease: [1, 2], trend: null },
  worst: { slot: "acknowledgement", moods: ["heavy", "hard"], ease: [1], trend: null },
  even: { slot: "acknowledgement", moods: ["even"], ease: [3], trend: null },
  easy: { slot: "acknowledgement", moods: ["bright"], ease: [4, 5], trend: null },
  slipped: { slot: "acknowledgement", moods: ["heavy", "hard"], ease: [1, 2], trend: "slipped" },
  lasting: { slot: "acknowledgement", moods: ["heavy", "hard"], ease: [1, 2], trend: "lasting" },
  lifted: { slot: "acknowledgement", moods: ["bright"], ease: [4, 5], trend: "lifted" },
  also: { slot: "second", moods: ["heavy", "hard"], ease: [1, 2], trend: null },
  beside: { slot: "strength", moods: ["heavy", "hard"], ease: [4, 5], trend: null },
  alongside: { slot: "strength", moods: ["bright"], ease: [4, 5], trend: null },
  stepHard: { slot: "step", moods: ["heavy", "hard"], ease: [1, 2], trend: null },
  stepEven: { slot: "step", moods: ["even"], ease: [3], trend: null },
  stepEasy: { slot: "step", moods: ["bright"], ease: [4, 5], trend: null },
} as const satisfies Record<
  keyof DimensionWords,
  Pick<Fragment, "slot" | "moods" | "trend"> & { ease: number[] }
>;

export function about(key: DimensionKey, said: DimensionWords): Fragment[] {
  return (Object.keys(ROLES) as (keyof DimensionWords)[]).flatMap((role) => {
    const { slot, moods, ease, trend } = ROLES[role];
    return (said[role] ?? []).map((words) => ({
      ...tagged(words),
      slot,
      moods,
      trend,
      about: { key, ease },
    }));
  });
}
