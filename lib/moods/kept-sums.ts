import type { Sums } from "./sums";

/**
 * Sums of the days by their month, or of the months by their year, each group packed: `21,1,23,19;22,…`, a key's last two
 * digits with the numbers of its sums. A page reads few of a long history: so it opens few.
 */
export type KeptSums = Readonly<Record<string, string>>;

const KEY_LENGTH = 2;
/** Between the groups as they are stored, and between those of a group. */
const [GROUPS, SEPARATOR] = [" ", ";"] as const;

/** The sums of a day (`2026-11-21`) or month (`2026-11`). */
export function sumsAt(kept: KeptSums, key: string): Sums | undefined {
  const [group, part] = split(key);
  const packed = kept[group] ?? "";
  const start = startOf(packed, part);
  return start < 0 ? undefined : unpack(packed.slice(start, endOf(packed, start)));
}

/** Where a key's sums start in its group; -1 when it has none. */
function startOf(packed: string, part: string): number {
  if (packed.startsWith(`${part},`)) return 0;
  const before = packed.indexOf(`${SEPARATOR}${part},`);
  return before < 0 ? -1 : before + 1;
}

function endOf(packed: string, start: number): number {
  const end = packed.indexOf(SEPARATOR, start);
  return end < 0 ? packed.length : end;
}

/** Those from one key to another, both included, in their order. */
export function sumsBetween(kept: KeptSums, from: string, to: string): [key: string, sums: Sums][] {
  const [[first, firstPart], [last, lastPart]] = [split(from), split(to)];
  return Object.keys(kept)
    .filter((group) => group >= first && group <= last)
    .sort()
    .flatMap((group) =>
      sumsOf(kept, group)
        .filter((one) => (group > first || one >= firstPart) && (group < last || partOf(one) <= lastPart))
        .sort()
        .map((one): [string, Sums] => [`${group}-${partOf(one)}`, unpack(one)]),
    );
}

/** All of them. */
export function allSums(kept: KeptSums): Sums[] {
  return Object.keys(kept).flatMap((group) => sumsOf(kept, group).map(unpack));
}

function sumsOf(kept: KeptSums, group: string): string[] {
  return kept[group]?.split(SEPARATOR) ?? [];
}

function partOf(packed: string): string {
  return packed.slice(0, KEY_LENGTH);
}

/** Puts other sums in the place of a key's, or adds them. */
export function setSums(kept: Record<string, string>, key: string, sums: Sums): void {
  const [group, part] = split(key);
  const [packed, value] = [kept[group], `${part},${sums.join(",")}`];
  const start = startOf(packed ?? "", part);
  if (!packed) kept[group] = value;
  else if (start < 0) kept[group] = packed + SEPARATOR + value;
  else kept[group] = packed.slice(0, start) + value + packed.slice(endOf(packed, start));
}

/** Lets go of a key's sums. */
export function dropSums(kept: Record<string, string>, key: string): void {
  const [group, part] = split(key);
  const packed = kept[group] ?? "";
  const start = startOf(packed, part);
  if (start < 0) return;
  const left = packed.slice(0, start) + packed.slice(endOf(packed, start) + 1);
  if (left === "") delete kept[group];
  else kept[group] = left.endsWith(SEPARATOR) ? left.slice(0, -1) : left;
}

/** Sums by their key, as they were kept before they were packed. */
export function keptSums(sums: Readonly<Record<string, Sums>>): KeptSums {
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(sums)) setSums(kept, key, value);
  return kept;
}

/** As they are stored: `2026-11:21,1,23,19;22,…`, group after group. */
export function storedSums(kept: KeptSums): string {
  return Object.entries(kept)
    .map(([group, packed]) => `${group}:${packed}`)
    .join(GROUPS);
}

export function openStoredSums(stored: string): KeptSums {
  if (stored === "") return {};
  return Object.fromEntries(stored.split(GROUPS).map((group) => group.split(":")));
}

/** A key's group, and what it is called within. */
function split(key: string): [group: string, part: string] {
  return [key.slice(0, -KEY_LENGTH - 1), key.slice(-KEY_LENGTH)];
}

function unpack(packed: string): Sums {
  // Takes half the time of splitting them and turning each into a number.
  const [entries, entryScores, cardScores, ...oneLevel] = JSON.parse(`[${packed.slice(KEY_LENGTH + 1)}]`);
  const [count, sum] = oneLevel;
  return count === undefined
    ? [entries, entryScores, cardScores]
    : [entries, entryScores, cardScores, [count, sum]];
}
