import { env } from "@/lib/config/env";
import { log } from "@/lib/ground/log";
import { anthropicModel } from "./anthropic";
import type { QuoteRequest, WrittenQuote } from "./port";
import { type Outcome, PATIENT, writeFromLibrary, writeWithModel, writeWithModelOrLibrary } from "./write";

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
  const report = reporter((hour) => log.info({ event: "quote_writer_hour", ...hour }));
  return config.fallback === "none"
    ? { write: (request) => writeWithModel(model, request, PATIENT, report) }
    : { write: (request) => writeWithModelOrLibrary(model, request, report) };
}

/** Whether this server has an AI write quotes. */
export function usesAi(): boolean {
  return env().quoteWriter.kind !== "composer";
}

const HOUR_MS = 60 * 60_000;

/** What an hour of asking the model came to; no text, no person. */
export interface HourOfWriting {
  asked: number;
  /** The share of them that the library had to answer, from 0 to 1. */
  libraryShare: number;
  /** Why, each with how often: "timeout 3, unfit 1, flaw_promise 1". */
  reasons: string;
  medianMs: number;
  p95Ms: number;
}

/** A process that may not last the hour tells of each quote at once. */
function reporter(tell: (hour: HourOfWriting) => void): (outcome: Outcome) => void {
  return env().jobs === "timer" ? hourlyReport(tell) : (outcome) => tell(summed([outcome]));
}

/** Gathers how the model does, and tells it once an hour while it is used. */
export function hourlyReport(tell: (hour: HourOfWriting) => void): (outcome: Outcome) => void {
  let outcomes: Outcome[] = [];
  const report = () => {
    tell(summed(outcomes));
    outcomes = [];
  };
  return (outcome) => {
    if (outcomes.length === 0) setTimeout(report, HOUR_MS).unref();
    outcomes.push(outcome);
  };
}

function summed(outcomes: readonly Outcome[]): HourOfWriting {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const reasons: Record<string, number> = {};
  const count = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  for (const { failure, flaws } of failed) {
    count(String(failure));
    for (const flaw of flaws) count(`flaw_${flaw}`);
  }
  const times = outcomes.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
  return {
    asked: outcomes.length,
    libraryShare: Math.round((100 * failed.length) / Math.max(1, outcomes.length)) / 100,
    reasons: Object.entries(reasons)
      .map(([reason, count]) => `${reason} ${count}`)
      .join(", "),
    medianMs: at(0.5),
    p95Ms: at(0.95),
  };
}
