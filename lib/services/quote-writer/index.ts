import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { chooseQuoteWriter, type TimedQuoteWriter } from "@/lib/services/quote-writer/choose";

// The bundler may load this module more than once; a writer holds no state, so a second one does no harm.
let chosen: TimedQuoteWriter | undefined;

/** The one writer of this server, as its configuration says. */
export function quoteWriter(): TimedQuoteWriter {
  chosen ??= chooseQuoteWriter(env().quoteWriter, (kind) =>
    log.warn({ event: "quote_writer_fallback", kind }),
  );
  return chosen;
}

/** Whether this server has an AI write quotes. */
export function usesAi(): boolean {
  return env().quoteWriter.kind !== "composer";
}
