import type { DimensionKey, Levels } from "@/lib/check-ins/dimensions";
import type { Wish } from "@/lib/check-ins/rules";
import type { Choosing } from "@/lib/words/choose";

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

const MESSAGES = {
  unreachable: "The quote writer could not be reached.",
  rate_limited: "The quote writer asks for a pause.",
  overloaded: "The quote writer is overloaded.",
  refused: "The quote writer refused to write.",
  unfit: "The quote writer's answer is not fit to show.",
  misconfigured:
    "The quote writer turns this server away: check its key, address, model and spending limits.",
  forbidden: "The member took back their consent to AI while the quote writer was asked.",
  timeout: "The quote writer took too long.",
} as const;

export type QuoteWriterFailure = keyof typeof MESSAGES;

/**
 * Why a writer gave no words, in our own terms. The message is fixed for each kind and there is no
 * `cause`: a vendor's error can hold the member's ratings or the key, and errors reach logs.
 */
export class QuoteWriterError extends Error {
  override readonly name = "QuoteWriterError";

  constructor(readonly kind: QuoteWriterFailure) {
    super(MESSAGES[kind]);
  }
}

/** Why a quote is not fit to show. */
export type Flaw =
  | "not_plain_text"
  | "not_english"
  | "too_short"
  | "too_long"
  | "incomplete"
  | "hard_to_read"
  | "medical"
  | "promise"
  | "toxic_positivity"
  | "praise"
  | "task"
  | "no_bridge"
  | "no_help"
  | "unsafe"
  | "pressure"
  | "hopeless"
  | "contradiction"
  | "unrated"
  | "people"
  | "comparison"
  | "faith"
  | "worn"
  | "app_words"
  | "personal"
  | "repeat";
