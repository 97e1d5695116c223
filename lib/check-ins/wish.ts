/** What a member says would help now, and what a text gives at its end. */
export const WISHES = ["comfort", "step", "view", "heard"] as const;
export type Wish = (typeof WISHES)[number];

export const WISH_LABELS: Record<Wish, string> = {
  comfort: "Comfort",
  step: "A small step",
  view: "A wider view",
  heard: "Just to be heard",
};

export function isWish(value: unknown): value is Wish {
  return WISHES.some((wish) => wish === value);
}
