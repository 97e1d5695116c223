import type { DimensionKey, Levels } from "@/lib/check-ins/dimensions";
import type { Wish } from "@/lib/check-ins/wish";
import type { Choosing } from "@/lib/words/choose";
import type { Flaw } from "./checker";

/** What a writer may know of a check-in. Nothing in it names the member. */
export interface QuoteRequest extends Choosing {
  /** The member's own median of each rating over the last entries; null before there are enough to speak of a "usual". */
  usual: Levels | null;
  /** The member's last quotes, newest first: none of them may come again. */
  recentTexts: readonly string[];
  /** Whether a model that was asked may be asked again: the member may have said no meanwhile. Left out: yes. */
  mayAskAgain?: () => Promise<boolean>;
}

export interface WrittenQuote {
  text: string;
  source: "ai" | "library";
  /** The ratings that the words speak of, the loudest first. */
  names: readonly DimensionKey[];
  /** What it gives at its end, as far as that is known. */
  gives: Wish | null;
  /** The text of the library that it is, and the picture that it draws; null for a model's words. */
  passage: string | null;
  image: string | null;
  /** The model that wrote it, as the vendor names it; null for the library. */
  model: string | null;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** What a model answered, not yet judged. */
export interface ModelWords {
  text: string;
  model: string;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** An earlier answer that may not be shown, and why. */
export interface Refused {
  text: string;
  flaws: readonly Flaw[];
}

/** A model somewhere else. Throws `QuoteWriterError` only, and obeys the signal: when aborted it settles at once. */
export interface Model {
  /**
   * @param onBegun called once, with the first of the words
   * @param refused what it wrote before and what was wrong with that
   */
  write(
    request: QuoteRequest,
    options: { signal: AbortSignal; onBegun?: () => void; refused?: Refused },
  ): Promise<ModelWords>;
}
