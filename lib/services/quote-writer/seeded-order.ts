/**
 * A list in an order that depends on the seed alone. Sorting by a hash of seed and item, rather than
 * shuffling, keeps the order of the others when a new fragment joins the library.
 */
export function seededOrder<Item>(
  items: readonly Item[],
  seed: string,
  nameOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, rank: hash(`${seed}\n${nameOf(item)}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** FNV-1a with a final mix (from MurmurHash3): enough to spread, and never used to keep a secret. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
