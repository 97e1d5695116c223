/** Who is there: two members whose histories are compared, and enough others that nobody is alone in a table. */
export const BENCH = { shortHistory: 30, longHistory: 3_650, others: 200, page: 30 } as const;

/** Session cookies' values of the benchmark's members. */
export interface Seeded {
  short: string;
  long: string;
  others: string[];
  /** The cursor after which only the oldest page of the long history is left. */
  lastPage: string;
}

/** Somebody among the many users with a history, who asks for their data and leaves. */
export const ASKED_FOR = { email: "nell.quill@bench.test", firstName: "Nell", lastName: "Quill" } as const;

/** Session cookie's value of the admin over the many users of the consoles. */
export interface SeededUsers {
  admin: string;
}

/** How many check-ins, of how many members and how long histories, are weighed on disk. */
export const DISK = { members: 30, checkIns: 50, short: 110, long: 3_650 } as const;

/** Bytes that a check-in with its quote takes for good in each table, indexes included, and writes to the log. */
export interface Disk {
  tables: Record<string, number>;
  log: Record<"short" | "long", number>;
}

/** The tables whose rows are a check-in. */
export const CHECK_IN: readonly string[] = ["EmotionalState", "Quote"];

/** Processor milliseconds of one read in either database, and the middle of their ratios. */
interface Compared {
  few: number;
  many: number;
  ratio: number;
}

/** What a full database was measured to be, beside one with nearly nobody in it. */
export interface Scale {
  fillSeconds: number;
  vacuumSeconds: number;
  checkIns: number;
  /** Bytes. */
  tables: { name: string; rows: number; table: number; indexes: number }[];
  pages: Record<string, Compared>;
  consoles: Record<string, Compared>;
  /** Milliseconds. */
  recount: number;
  slowest: { name: string; text: string; ms: number; blocks: number }[];
}

/** Who is there under load: members at work, readers of a newsletter, and trials that end within a day. */
export const LOAD = { members: 200, history: 30, readers: 10_000, trials: 60 } as const;

export interface SeededLoad {
  /** Session cookies' values of the members, and a quote of each. */
  members: { token: string; quoteId: string }[];
  admin: string;
}
