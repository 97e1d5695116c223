import { DIMENSION_KEYS, type DimensionKey } from "@/lib/check-ins/dimensions";
import { easeOf } from "@/lib/quotes/ease";
import { salience } from "@/lib/quotes/salience";
import { LIBRARY } from "@/lib/services/quote-writer/library/all";
import type { Fragment, Mood, Need, Slot, Trend } from "@/lib/services/quote-writer/library/fragment";
import type { QuoteRequest } from "@/lib/services/quote-writer/port";

/** A check-in as the composer sees it. */
export interface Reading {
  request: QuoteRequest;
  mood: Mood;
  /** What the first sentence may speak of, most salient first. */
  leads: readonly DimensionKey[];
  /** The easy things that may stand beside it. */
  strengths: readonly DimensionKey[];
}

/** Below this mean ease everything about the day is heavy, not one thing in it. */
const HEAVY_BELOW = 2.5;

export function readingOf(request: QuoteRequest): Reading {
  const { levels } = request;
  const leaning = isUsable(request) ? request.leaning : salience(levels, null);
  const hard = leaning.filter((key) => easeOf(key, levels) <= 2);
  const easy = leaning.filter((key) => easeOf(key, levels) >= 4);
  if (request.care) return { request, mood: "care", leads: [], strengths: [] };
  if (hard.length > 0)
    return { request, mood: isHeavy(request) ? "heavy" : "hard", leads: hard, strengths: easy };
  if (easy.length > 0) return { request, mood: "bright", leads: easy, strengths: easy };
  return { request, mood: "even", leads: leaning, strengths: [] };
}

const BY_SLOT = new Map<Slot, Fragment[]>();
for (const fragment of LIBRARY) BY_SLOT.set(fragment.slot, [...(BY_SLOT.get(fragment.slot) ?? []), fragment]);

/** The fragments of a slot that fit the check-in; about one of `keys`, or about none where `keys` is null. */
export function fitting(reading: Reading, slot: Slot, keys: readonly DimensionKey[] | null): Fragment[] {
  return (BY_SLOT.get(slot) ?? []).filter(
    (fragment) =>
      (keys === null
        ? fragment.about === null
        : fragment.about !== null && keys.includes(fragment.about.key)) && fits(fragment, reading),
  );
}

function fits(fragment: Fragment, { request, mood }: Reading): boolean {
  const { about, trend } = fragment;
  if (!fragment.moods.includes(mood) || !fragment.times.includes(request.timeOfDay)) return false;
  if (about !== null && !about.ease.includes(easeOf(about.key, request.levels))) return false;
  if (about !== null && trend !== null && trendOf(about.key, request) !== trend) return false;
  return fragment.needs.every((need) => has(need, request, mood));
}

/** How many steps easier (or, below zero, harder) than the member's usual; null where there is no usual. */
export function changeOf(key: DimensionKey, { levels, usual }: QuoteRequest): number | null {
  return usual === null ? null : easeOf(key, levels) - easeOf(key, usual);
}

function trendOf(key: DimensionKey, request: QuoteRequest): Trend | null {
  const change = changeOf(key, request);
  if (change === null) return null;
  if (change < 0) return "slipped";
  if (change > 0) return "lifted";
  return "lasting";
}

function has(need: Need, { levels }: QuoteRequest, mood: Mood): boolean {
  switch (need) {
    case "movement":
      return levels.physicalComfort >= 3 && mood !== "heavy";
    case "upright":
      return levels.physicalComfort >= 2;
    case "people":
      return levels.supportSystemStrength >= 2;
    case "effort":
      return levels.motivationLevel >= 3 && mood !== "heavy";
    case "confidence":
      return levels.confidenceLevel >= 3;
    case "leisure":
      return levels.urgencyOfNeed <= 3 && levels.stressLevel <= 3;
    case "holding":
      return DIMENSION_KEYS.some((key) => key !== "urgencyOfNeed" && easeOf(key, levels) >= 4);
  }
}

/** On a heavy day words that lean on nothing hard would ring false, whatever was asked for. */
function isUsable(request: QuoteRequest): boolean {
  const { leaning, levels } = request;
  return leaning.length > 0 && !(isHeavy(request) && leaning.every((key) => easeOf(key, levels) > 2));
}

function isHeavy({ levels }: QuoteRequest): boolean {
  const total = DIMENSION_KEYS.reduce((sum, key) => sum + easeOf(key, levels), 0);
  return total / DIMENSION_KEYS.length < HEAVY_BELOW;
}
