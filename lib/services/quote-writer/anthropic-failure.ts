import { APIConnectionError, APIConnectionTimeoutError, APIError } from "@anthropic-ai/sdk";
import { isSpendLimit } from "@/lib/services/quote-writer/anthropic-retries";
import { QuoteWriterError, type QuoteWriterFailure } from "@/lib/services/quote-writer/writer-error";

/** Puts whatever a call threw into our own terms, so that nothing of the vendor's leaves the adapter. */
export function asWriterError(error: unknown, signal: AbortSignal): QuoteWriterError {
  if (error instanceof QuoteWriterError) return error;
  return new QuoteWriterError(signal.aborted ? "timeout" : kindOf(error));
}

function kindOf(error: unknown): QuoteWriterFailure {
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIConnectionError) return "unreachable";
  if (error instanceof APIError)
    return isSpendLimit(error.errorCode) ? "misconfigured" : ofStatus(error.status);
  // A body that is announced as JSON and is none.
  if (error instanceof SyntaxError) return "unfit";
  return "unreachable";
}

function ofStatus(status: number | undefined): QuoteWriterFailure {
  if (status === 429) return "rate_limited";
  if (status === 503 || status === 529) return "overloaded";
  if (status === 408 || status === 504) return "timeout";
  // What is left of the 4xx blames the request: its key, its model, its address or the account behind it.
  if (status !== undefined && status >= 400 && status < 500) return "misconfigured";
  return "unreachable";
}
