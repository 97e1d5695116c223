import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { anthropicModel } from "./anthropic";
import { writeFromLibrary } from "./library-writer";
import type { QuoteRequest, WrittenQuote } from "./port";
import { hourlyReport } from "./report";
import { PATIENT, writeWithModel, writeWithModelOrLibrary } from "./write";

/** Writes one supportive quote within its deadlines, or throws. */
export interface QuoteWriter {
  write(request: QuoteRequest): Promise<WrittenQuote>;
}

/** Hearten's own library, whatever is configured: for members who want no AI. */
export const libraryWriter: QuoteWriter = { write: async (request) => writeFromLibrary(request) };

// The bundler may load this module more than once; a second writer does no harm.
let chosen: QuoteWriter | undefined;

/** The one writer of this server, as its configuration says. */
export function quoteWriter(): QuoteWriter {
  chosen ??= writerFor(env().quoteWriter);
  return chosen;
}

type Config = ReturnType<typeof env>["quoteWriter"];

export function writerFor(config: Config): QuoteWriter {
  if (config.kind === "composer") return libraryWriter;
  const model = anthropicModel(config);
  const report = hourlyReport((hour) => log.info({ event: "quote_writer_hour", ...hour }));
  return config.fallback === "none"
    ? { write: (request) => writeWithModel(model, request, PATIENT, report) }
    : { write: (request) => writeWithModelOrLibrary(model, request, report) };
}

/** Whether this server has an AI write quotes. */
export function usesAi(): boolean {
  return env().quoteWriter.kind !== "composer";
}
