import { wordsOf } from "@/lib/reading-grade";

/** Words that may come again without being heard twice. */
const PLAIN = new Set(
  [
    "about after again always before being could doing don't every first going have just like little",
    "might more much need other rather really still than that their them then there these they thing",
    "things this those today under what when where which while will with without would your yours",
  ]
    .join(" ")
    .split(" "),
);

const MOST_TODAYS = 2;

/** Whether the same picture, the same rare word or the same beginning comes twice in neighboring parts. */
export function echoes(parts: readonly string[]): boolean {
  const seen = new Set<string>();
  const beginnings = new Set<string>();
  for (const part of parts) {
    const words = wordsOf(part.toLowerCase());
    const beginning = words.slice(0, 2).join(" ");
    if (beginnings.has(beginning)) return true;
    beginnings.add(beginning);
    const rare = new Set(words.filter((word) => word.length >= 4 && !PLAIN.has(word)).map(stem));
    if ([...rare].some((word) => seen.has(word))) return true;
    for (const word of rare) seen.add(word);
  }
  const whole = parts.join(" ").toLowerCase();
  if ((whole.match(/\btoday\b/g)?.length ?? 0) > MOST_TODAYS) return true;
  const similes = whole.match(
    /\b(?:like (?:a|an|the|someone|papers|wind|ice|brass|boots|keys|chairs)|as if)\b/g,
  );
  return (similes?.length ?? 0) > 1;
}

/** "carry" and "carrying", "worry" and "worries" sound alike; crude is enough here. */
function stem(word: string): string {
  return word.replace(/(?:ing|ied|ies|ed|s|y|ly)$/, "").slice(0, 6);
}
