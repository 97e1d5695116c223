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
