import type { QuoteRequest, QuoteWriter, WrittenQuote } from "@/lib/services/quote-writer/port";
import { QuoteWriterError, type QuoteWriterFailure } from "@/lib/services/quote-writer/writer-error";

/** Hears why the primary writer gave no words; "unexpected" is a fault of our own. */
export type OnFallback = (kind: QuoteWriterFailure | "unexpected") => void;

/**
 * Words by the deadline: the primary's, or when it fails or is late the fallback's.
 * Without a fallback the primary's failure is thrown.
 */
export async function writeWithin(
  primary: QuoteWriter,
  fallback: QuoteWriter | null,
  request: QuoteRequest,
  deadlineMs: number,
  onFallback?: OnFallback,
): Promise<WrittenQuote> {
  try {
    return await writeBefore(primary, request, deadlineMs);
  } catch (error) {
    if (fallback === null) throw error;
    onFallback?.(error instanceof QuoteWriterError ? error.kind : "unexpected");
    // The fallback is local and quick, and no words at all are worse than late ones: it has no deadline.
    return fallback.write(request, new AbortController().signal);
  }
}

async function writeBefore(
  writer: QuoteWriter,
  request: QuoteRequest,
  deadlineMs: number,
): Promise<WrittenQuote> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  // Racing the writer as well as aborting it: a writer that ignores its signal must not hold the member up.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new QuoteWriterError("timeout"));
      controller.abort();
    }, deadlineMs);
  });
  try {
    return await Promise.race([writer.write(request, controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
