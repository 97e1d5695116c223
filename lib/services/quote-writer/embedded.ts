import type { DimensionKey } from "@/lib/check-ins/dimensions";
import { flaws } from "@/lib/services/quote-writer/checker";
import { echoes } from "@/lib/services/quote-writer/echoes";
import type { Fragment, Slot } from "@/lib/services/quote-writer/library/fragment";
import { changeOf, fitting, type Reading, readingOf } from "@/lib/services/quote-writer/library/reading";
import type { QuoteRequest, QuoteWriter } from "@/lib/services/quote-writer/port";
import { seededOrder } from "@/lib/services/quote-writer/seeded-order";

/** The built-in writer: picks fragments from Hearten's own library. Needs no network and no account. */
export const composer: QuoteWriter = {
  async write(request, signal) {
    signal.throwIfAborted();
    return { text: compose(request), source: "library", model: null, inputTokens: null, outputTokens: null };
  },
};

type Form = readonly ("acknowledgement" | "middle" | "step" | "close")[];

const WHOLE: Form = ["acknowledgement", "middle", "step", "close"];

/** The whole form stands three times so that most quotes have it, and the shorter ones keep it from tiring. */
const FORMS: readonly { name: string; parts: Form }[] = [
  { name: "whole", parts: WHOLE },
  { name: "whole again", parts: WHOLE },
  { name: "whole once more", parts: WHOLE },
  { name: "without a middle", parts: ["acknowledgement", "step", "close"] },
  { name: "without a close", parts: ["acknowledgement", "middle", "step"] },
];

/** How many of the best of each part are tried together. */
const DEPTH = { close: 6, step: 6, middle: 4, acknowledgement: 3 } as const;

/** From this far off the member's usual, the words say so before anything else. */
const CLEAR_CHANGE = 2;

/** The words for a check-in: the same request always gives the same words. */
export function compose(request: QuoteRequest): string {
  const reading = readingOf(request);
  const forms = seededOrder(FORMS, request.seed, (form) => form.name).map((form) => form.parts);
  let flawlessButEchoing: string | null = null;
  for (const parts of candidates(reading, forms)) {
    const texts = parts.map((part) => part.text);
    const text = texts.join(" ");
    const isEchoing = echoes(texts);
    if ((isEchoing && flawlessButEchoing !== null) || flaws(text, request).length > 0) continue;
    if (!isEchoing) return text;
    flawlessButEchoing = text;
  }
  if (flawlessButEchoing === null) throw new Error("The library has no words that fit this check-in");
  return flawlessButEchoing;
}

/** Combinations in the order they should be tried, changing the close first and the acknowledgement last. */
function* candidates(reading: Reading, forms: readonly Form[]): Generator<Fragment[]> {
  const openings = acknowledgements(reading).slice(0, DEPTH.acknowledgement);
  for (const form of forms) {
    for (const opening of openings) {
      const middles = form.includes("middle")
        ? middlesAfter(opening, reading).slice(0, DEPTH.middle)
        : [null];
      for (const middle of middles) yield* endings(reading, form, opening, middle);
    }
  }
}

function* endings(
  reading: Reading,
  form: Form,
  opening: Fragment,
  middle: Fragment | null,
): Generator<Fragment[]> {
  const named = [opening, middle].flatMap((part) =>
    part?.about && part.slot !== "strength" ? [part.about.key] : [],
  );
  const start = middle === null ? [opening] : [opening, middle];
  const closes = form.includes("close")
    ? freshest(fitting(reading, "close", null), reading).slice(0, DEPTH.close)
    : [];
  for (const step of stepsFor(named, reading)) {
    if (closes.length === 0) yield [...start, step];
    for (const close of closes) yield [...start, step, close];
  }
}

/** Steps about what was just named come first in two quotes of three, in the third those for any day. */
function stepsFor(named: readonly DimensionKey[], reading: Reading): Fragment[] {
  const specific = freshest(fitting(reading, "step", named), reading);
  const general = freshest(fitting(reading, "step", null), reading);
  const [first] = seededOrder(["named", "named too", "any day"], reading.request.seed, (choice) => choice);
  const preferred = (first === "any day" ? general : specific).filter(
    (step) => lastUse(step, reading) === null,
  );
  const rest = freshest([...specific, ...general], reading);
  return [...new Set([...preferred.slice(0, DEPTH.step / 2), ...rest])].slice(0, DEPTH.step);
}

/**
 * About the most salient thing while there are fresh words for it, then about the next. On an even day,
 * when nothing is salient, words about the day as a whole are as good; under crisis care there are no others.
 */
function acknowledgements(reading: Reading): Fragment[] {
  const slot: Slot = "acknowledgement";
  const general = freshest(fitting(reading, slot, null), reading);
  const byLead = reading.leads.map((key) => {
    const fragments = freshest(fitting(reading, slot, [key]), reading);
    const isNews = Math.abs(changeOf(key, reading.request) ?? 0) >= CLEAR_CHANGE;
    return isNews
      ? [...fragments].sort((a, b) => Number(b.trend !== null) - Number(a.trend !== null))
      : fragments;
  });
  const isFresh = (fragment: Fragment) => lastUse(fragment, reading) === null;
  const fresh = byLead.flatMap((fragments) => fragments.filter(isFresh));
  if (general.length > 0 || fresh.length === 0) return freshest([...byLead.flat(), ...general], reading);
  return fresh;
}

/** A strength, or one more hard thing, or words that fit any day; never about what was just said. */
function middlesAfter(opening: Fragment, reading: Reading): Fragment[] {
  const others = (keys: Reading["leads"]) => keys.filter((key) => key !== opening.about?.key);
  const specific = [
    ...fitting(reading, "strength", others(reading.strengths)),
    ...fitting(reading, "second", others(reading.leads)),
  ];
  const fresh = freshest(specific, reading).filter((fragment) => lastUse(fragment, reading) === null);
  const rest = freshest([...specific, ...fitting(reading, "strength", null)], reading);
  return [...new Set([...fresh.slice(0, DEPTH.middle - 1), ...rest])];
}

/** In seeded order, what the member has not read lately first, then what was read longest ago. */
function freshest(fragments: readonly Fragment[], reading: Reading): Fragment[] {
  return seededOrder(fragments, reading.request.seed, (fragment) => fragment.text)
    .map((fragment) => ({ fragment, age: lastUse(fragment, reading) ?? reading.request.recentTexts.length }))
    .sort((a, b) => b.age - a.age)
    .map(({ fragment }) => fragment);
}

/** How many quotes ago the member read this fragment; null if not within the last ones. */
function lastUse(fragment: Fragment, { request }: Reading): number | null {
  const index = request.recentTexts.findIndex((text) => text.includes(fragment.text));
  return index === -1 ? null : index;
}
