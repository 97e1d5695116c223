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

/** Session cookie's value of the admin over the many users of the consoles. */
export interface SeededUsers {
  admin: string;
}
