export type InsightType = "trend" | "pattern" | "streak" | "milestone" | "weekly";

/** Something that a member's own entries show. */
export interface Insight {
  type: InsightType;
  /** What it is about, without its numbers: the same topic is not said twice within a fortnight. */
  topic: string;
  text: string;
}
