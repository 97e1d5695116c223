import { z } from "zod";
import { WISHES, type Wish } from "@/lib/check-ins/rules";
import { type HelpedByForm, helpedInWords } from "./helped-in-words";

/** Why words were not quite right, as the screen offers it. */
export const BECAUSE = ["too_cheerful", "too_heavy", "not_about_me", "too_long"] as const;
export type Because = (typeof BECAUSE)[number];

/** How often something helped, and how often not quite. */
const Tally = z.tuple([z.int(), z.int()]);
type Tally = z.infer<typeof Tally>;

/** What a member's feedback has taught, as counts; it holds no words and no ratings. */
export const Taste = z.object({
  gives: z.partialRecord(z.enum(WISHES), Tally),
  length: z.object({ short: Tally, long: Tally }),
  image: z.object({ with: Tally, without: Tally }),
  because: z.partialRecord(z.enum(BECAUSE), z.int()),
});
export type Taste = z.infer<typeof Taste>;

export const NO_TASTE: Taste = {
  gives: {},
  length: { short: [0, 0], long: [0, 0] },
  image: { with: [0, 0], without: [0, 0] },
  because: {},
};

/** The most words of a text that reads as short. */
export const SHORT_WORDS = 34;

/** What is known of a text that was judged. It never changes: what is taken back is what was counted. */
export interface Judged {
  gives: Wish | null;
  words: number;
  hasImage: boolean;
}

export interface Feedback {
  helped: boolean;
  because: Because | null;
}

/** The taste once one more judgement is counted in, or with `by` -1 once one is taken back. */
export function withFeedback(
  taste: Taste,
  judged: Judged,
  { helped, because }: Feedback,
  by: 1 | -1 = 1,
): Taste {
  const counted = ([yes, no]: Tally = [0, 0]): Tally =>
    helped ? [Math.max(0, yes + by), no] : [yes, Math.max(0, no + by)];
  const { gives, words, hasImage } = judged;
  const length = words <= SHORT_WORDS ? "short" : "long";
  const image = hasImage ? "with" : "without";
  return {
    gives: gives === null ? taste.gives : { ...taste.gives, [gives]: counted(taste.gives[gives]) },
    length: { ...taste.length, [length]: counted(taste.length[length]) },
    image: { ...taste.image, [image]: counted(taste.image[image]) },
    because:
      because === null
        ? taste.because
        : { ...taste.because, [because]: Math.max(0, (taste.because[because] ?? 0) + by) },
  };
}

/** From -1, never right, to 1, always; 0 where nothing is known. Few judgements weigh little. */
export function liking([yes, no]: Tally = [0, 0]): number {
  return (yes - no) / (yes + no + 2);
}

/** How much lighter (above 0) or graver (below 0) the member has asked for words to be, from -1 to 1. */
export function lightness({ because }: Taste): number {
  return liking([because.too_heavy ?? 0, because.too_cheerful ?? 0]);
}

/** Fewer judgements than this are chance, and are not told as something learnt. */
const FEWEST_TOLD = 3;

function isTold([yes, no]: Tally = [0, 0]): boolean {
  return yes + no >= FEWEST_TOLD;
}

/** How often texts helped, by what they give, where that was said often enough. */
export function helpedByForm({ gives }: Taste): HelpedByForm[] {
  return WISHES.flatMap((form) => {
    const [yes, no] = gives[form] ?? [0, 0];
    return isTold([yes, no]) ? [{ gives: form, helped: yes, judged: yes + no }] : [];
  });
}

/** What has been learnt, in sentences for the member; empty while there is too little. */
export function tasteInWords(taste: Taste): string[] {
  const said: string[] = [];
  const { short, long } = taste.length;
  const helped = short[0] + long[0];
  const judged = helped + short[1] + long[1];
  if (judged > 0) {
    said.push(
      judged === 1
        ? `You've told us about one quote, and it ${helped === 1 ? "helped" : "wasn't quite right"}.`
        : `You've told us about ${judged} quotes, and ${helped === judged ? "all" : helped === 0 ? "none" : helped} of them helped.`,
    );
  }
  said.push(...helpedByForm(taste).map(helpedInWords));
  if (isTold(short) && isTold(long) && Math.abs(liking(short) - liking(long)) > 0.3) {
    said.push(
      liking(short) > liking(long)
        ? "Shorter quotes have helped you more than longer ones."
        : "Longer quotes have helped you more than shorter ones.",
    );
  }
  const { because } = taste;
  if ((because.too_cheerful ?? 0) >= 2)
    said.push(
      "Some words were too cheerful for you, so we look for ones that dwell less on the bright side.",
    );
  if ((because.too_heavy ?? 0) >= 2)
    said.push("Some words were too heavy for you, so we look for lighter ones.");
  if ((because.too_long ?? 0) >= 2)
    said.push("Some words were too long for you, so we look for shorter ones.");
  if ((because.not_about_me ?? 0) >= 2) {
    said.push("Some words didn't feel as if they were about you.");
  }
  return said;
}
