/** How many of what a job worked on. */
export type Counts = Record<string, number>;

export interface Job {
  /** How often a server with a timer of its own begins it. */
  everyMs: number;
  /** Done twice it has done its work once; it stops early when the signal says so. */
  run(signal: AbortSignal): Promise<Counts>;
}
