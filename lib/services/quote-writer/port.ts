import type { DimensionKey, Levels, TimeOfDay } from "@/lib/check-ins/dimensions";

/** What a writer may know of a check-in. Nothing in it names the member. */
export interface QuoteRequest {
  levels: Levels;
  timeOfDay: TimeOfDay;
  /** The member's own median of each dimension over the last entries; null before there are enough to speak of a "usual". */
  usual: Levels | null;
  /** The member's last quotes, newest first, at most 30: none of them may come again. */
  recentTexts: readonly string[];
  /** The two or three dimensions that the words should lean on, most salient first. */
  leaning: readonly DimensionKey[];
  /** Crisis care applies: gentler words, no task. */
  care: boolean;
  /** Decides between equals, so that the same check-in asks for the same words. */
  seed: string;
  /** Whether a model that was asked may be asked again: the member may have said no meanwhile. Left out: yes. */
  mayAskAgain?: () => Promise<boolean>;
}

export interface WrittenQuote {
  text: string;
  source: "ai" | "library";
  /** The model that wrote it, as the vendor names it; null for the library. */
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** Writes one supportive quote, or throws. Obeys the signal: an aborted writer settles at once. */
export interface QuoteWriter {
  write(request: QuoteRequest, signal: AbortSignal): Promise<WrittenQuote>;
}
