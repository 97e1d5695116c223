import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { database } from "@/lib/db/client";
import { hasThreeLetters } from "./schema";

export type SearchedTable = "User" | "NewsletterSubscriber";

/**
 * Whether an address matches a search: the whole one, where that has no three letters to look for. The index keeps for
 * each group of three letters a list of who has it, and reads through all lists that it is asked for: so it is asked for
 * what few addresses have, and the rest of the search is compared with those that it finds.
 */
export async function emailMatches(table: SearchedTable, email: Prisma.Sql, q: string): Promise<Prisma.Sql> {
  if (!hasThreeLetters(q)) return Prisma.sql`${email} = ${q.toLowerCase()}`;
  const rare = rareParts(q, await sampleFor(table, q));
  if (rare.length === 0) return Prisma.sql`${email} ILIKE ${anywhere(q)}`;
  const found = rare.map((part) => Prisma.sql`${email} ILIKE ${anywhere(part)}`);
  // What is joined to nothing is no longer the column that the index knows.
  return Prisma.sql`(${Prisma.join(found, " AND ")} AND (${email} || '') ILIKE ${anywhere(q)})`;
}

/** Text that `LIKE` takes letter by letter, anywhere in a column. */
export function anywhere(q: string): string {
  return `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
}

/** A part that more addresses have than this tells few of them apart. */
const COMMON_SHARE = 0.1;

/**
 * The parts of a search that few addresses have; none where that leaves nothing to look for, or nothing out.
 *
 * @param sample some of the addresses
 */
export function rareParts(q: string, sample: readonly string[]): string[] {
  const isRare = (part: string) =>
    sample.filter((email) => email.includes(part.toLowerCase())).length <= sample.length * COMMON_SHARE;
  const parts = partsOf(q);
  const rare = parts.filter(isRare);
  return rare.length < parts.length ? rare.filter(isIndexed) : [];
}

/** Each word with the signs beside it, which tell the index where it begins and ends. */
function partsOf(q: string): string[] {
  return [...q.matchAll(/[!-/:-@[-`{-~]?[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const after = q[index + word.length] ?? "";
    return /[!-~]/.test(after) ? word + after : word;
  });
}

/** Whether at least one whole group of three is known of it; a word's ends count as one. */
function isIndexed(part: string): boolean {
  return hasThreeLetters(part) || /^[^\p{L}\p{N}][\p{L}\p{N}]{2}[^\p{L}\p{N}]$/u.test(part);
}

const kept = new LRUCache<SearchedTable, readonly string[]>({ max: 2, ttl: 600_000 });

/** A hundred addresses, as the database last chose them for its planner; none before it did, or without need. */
async function sampleFor(table: SearchedTable, q: string): Promise<readonly string[]> {
  if (partsOf(q).length < 2) return [];
  const known = kept.get(table);
  if (known) return known;
  const db = await database();
  const [row] = await db.$queryRaw<{ sample: string[] | null }[]>`
    SELECT "histogram_bounds"::text::text[] AS sample FROM pg_stats
    WHERE "schemaname" = current_schema() AND "tablename" = ${table} AND "attname" = 'email'`;
  const sample = row?.sample ?? [];
  if (sample.length > 0) kept.set(table, sample);
  return sample;
}
