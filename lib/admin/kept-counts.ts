import "server-only";
import { LRUCache } from "lru-cache";
import { Prisma } from "@/generated/prisma/client";
import { now } from "@/lib/time/clock";

/** From how many rows of a table on counting in it takes so long that a count of a minute ago serves as well. */
const MANY = 10_000;
const KEPT_MS = 60_000;

const kept = new LRUCache<string, { at: number; counted: object | number }>({ max: 200 });

/** What is counted, and how many rows the table has as the database last estimated them. */
export interface Counted<T> {
  counted: T;
  rows: number;
}

/** A count that a console shows: exact, and in a large table up to a minute old. */
export class KeptCount<T extends object | number> {
  readonly #table: "User" | "NewsletterSubscriber";
  readonly #name: string;
  readonly #known: T | undefined;

  /** @param name what is counted */
  constructor(table: "User" | "NewsletterSubscriber", name: string) {
    this.#table = table;
    this.#name = `${table} ${name}`;
    const { at = 0, counted } = kept.get(this.#name) ?? {};
    if (now().getTime() - at < KEPT_MS) this.#known = counted as T | undefined;
  }

  /** The column of a statement that `from` reads: `count`, unless it is known. */
  column(count: Prisma.Sql): Prisma.Sql {
    if (this.#known !== undefined) return Prisma.sql`NULL`;
    return Prisma.sql`json_build_object('counted', (${count}), 'rows',
      (SELECT "reltuples" FROM pg_class WHERE oid = ${`"${this.#table}"`}::regclass))`;
  }

  from(column: Counted<T> | null | undefined, none: T): T {
    if (this.#known !== undefined) return this.#known;
    if (!column) return none;
    if (column.rows >= MANY) {
      kept.set(this.#name, { at: now().getTime(), counted: column.counted });
    }
    return column.counted;
  }
}

/** What is counted next is as it is then: for whoever has just changed it. */
export function forgetCounts(): void {
  kept.clear();
}
