import type { DimensionKey } from "@/lib/check-ins/dimensions";
import { crisisCare } from "@/lib/crisis/rules";
import PASSAGES from "./hero-words.json" with { type: "json" };

/** The sliders of the landing page's example, in the order of the check-in. */
export const HERO_KEYS = [
  "stressLevel",
  "progressTowardGoals",
  "gratitudeLevels",
] as const satisfies readonly DimensionKey[];

export type HeroLevels = Readonly<Record<(typeof HERO_KEYS)[number], number>>;

/** As a visitor finds them. */
export const HERO_START: HeroLevels = { stressLevel: 4, progressTowardGoals: 2, gratitudeLevels: 4 };

/** Every way to set them. */
export function everyHeroLevels(): HeroLevels[] {
  const steps = [1, 2, 3, 4, 5];
  return steps.flatMap((stressLevel) =>
    steps.flatMap((progressTowardGoals) =>
      steps.map((gratitudeLevels) => ({ stressLevel, progressTowardGoals, gratitudeLevels })),
    ),
  );
}

/** The levels as digits, as the table of words names them. */
export function heroDigits(levels: HeroLevels): string {
  return HERO_KEYS.map((key) => levels[key]).join("");
}

/** The library's words for these levels, as `npm run words:landing` chose them. */
export function heroWords(levels: HeroLevels): string {
  const digits = heroDigits(levels);
  const passage = PASSAGES.find(({ at }) => at.split(" ").includes(digits));
  if (!passage) throw new Error(`No words for ${digits}`);
  return passage.text;
}

/** Whether a check-in of just these ratings asks for the crisis lines; then they stand here as well. */
export function needsHelp(levels: HeroLevels): boolean {
  return crisisCare(levels) !== null;
}

/** What takes the most room: it is kept, so that nothing moves when the words change. */
export const LONGEST_WORDS = longest(false);
/** And where the way to help stands above the words. */
export const LONGEST_WITH_HELP = longest(true);

function longest(withHelp: boolean): string {
  return everyHeroLevels()
    .filter((levels) => needsHelp(levels) === withHelp)
    .map(heroWords)
    .reduce((before, text) => (text.length > before.length ? text : before));
}
