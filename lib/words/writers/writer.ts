import { env } from "@/lib/config/env";
import { log } from "@/lib/ground/log";
import { choose, namedRatings } from "@/lib/words/choose";
import { anthropicModel } from "./anthropic";
import { flaws } from "./checker";
import { ratingsNamedIn } from "./form";
import {
  type Flaw,
  type Model,
  type ModelWords,
  type QuoteRequest,
  QuoteWriterError,
  type QuoteWriterFailure,
  type Refused,
  type WrittenQuote,
} from "./port";

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

export interface Waiting {
  /** A model that has not begun by then is not waited for. */
  beginsWithinMs: number;
  /** One that has begun has until then, a second try included. */
  endsWithinMs: number;
}

/** Leaves a second of three for storing the library's words and bringing them to the screen. */
export const WAITING: Waiting = { beginsWithinMs: 2_000, endsWithinMs: 5_000 };
/** Without the library behind it a late quote is better than none. */
const PATIENT: Waiting = { beginsWithinMs: 8_000, endsWithinMs: 8_000 };

/** How a call of the model went; `flaws` where its words were refused. */
export interface Outcome {
  ms: number;
  failure: QuoteWriterFailure | "unexpected" | null;
  flaws: readonly Flaw[];
}

/**
 * A model's words that are fit to show. An answer with a flaw is asked for once more, naming it, while there is time.
 *
 * @throws QuoteWriterError when there are none in time
 */
export async function writeWithModel(
  model: Model,
  request: QuoteRequest,
  waiting: Waiting,
  onOutcome: (outcome: Outcome) => void = () => {},
): Promise<WrittenQuote> {
  const started = performance.now();
  const refusals: Flaw[] = [];
  const settle = (failure: Outcome["failure"]) =>
    onOutcome({ ms: performance.now() - started, failure, flaws: refusals });
  try {
    const words = await within(waiting, async (signal, onBegun) => {
      const first = await model.write(request, { signal, onBegun });
      const found = flaws(first.text, request);
      if (found.length === 0) return first;
      refusals.push(...found);
      return again(model, request, signal, { text: first.text, flaws: found });
    });
    settle(null);
    return quoteOf(words, request);
  } catch (error) {
    settle(error instanceof QuoteWriterError ? error.kind : "unexpected");
    throw error;
  }
}

/** The model's words, or when it fails or is late the library's. */
export async function writeWithModelOrLibrary(
  model: Model,
  request: QuoteRequest,
  onOutcome?: (outcome: Outcome) => void,
): Promise<WrittenQuote> {
  try {
    return await writeWithModel(model, request, WAITING, onOutcome);
  } catch {
    return writeFromLibrary(request);
  }
}

async function again(
  model: Model,
  request: QuoteRequest,
  signal: AbortSignal,
  refused: Refused,
): Promise<ModelWords> {
  if (request.mayAskAgain && !(await request.mayAskAgain())) throw new QuoteWriterError("forbidden");
  const second = await model.write(request, { signal, refused });
  if (flaws(second.text, request).length > 0) throw new QuoteWriterError("unfit");
  return second;
}

function quoteOf(
  { text, model, inputTokens, outputTokens }: ModelWords,
  request: QuoteRequest,
): WrittenQuote {
  const names = ratingsNamedIn(text, request.levels, request.day);
  return {
    text,
    source: "ai",
    names,
    gives: null,
    passage: null,
    image: null,
    model,
    inputTokens,
    outputTokens,
  };
}

/** Races the work as well as aborting it: a model that ignores its signal must not hold the member up. */
async function within<T>(
  { beginsWithinMs, endsWithinMs }: Waiting,
  work: (signal: AbortSignal, onBegun: () => void) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const late = new Promise<never>((_, reject) => {
    const stop = () => {
      reject(new QuoteWriterError("timeout"));
      controller.abort();
    };
    timers.push(setTimeout(stop, beginsWithinMs), setTimeout(stop, endsWithinMs));
  });
  try {
    return await Promise.race([work(controller.signal, () => clearTimeout(timers[0])), late]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** Hearten's own library: needs no network and no account, and always has words. */
export function writeFromLibrary(request: QuoteRequest): WrittenQuote {
  const entry = choose(request);
  return {
    text: entry.text,
    source: "library",
    names: namedRatings(entry, request.levels, request.day),
    gives: entry.gives,
    passage: entry.id,
    image: entry.image ?? null,
    model: null,
    inputTokens: null,
    outputTokens: null,
  };
}
