import Anthropic, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  type Middleware,
} from "@anthropic-ai/sdk";
import type {
  MessageCreateParamsStreaming,
  RawMessageStreamEvent,
} from "@anthropic-ai/sdk/resources/messages";
import {
  type Model,
  type ModelWords,
  type QuoteRequest,
  QuoteWriterError,
  type QuoteWriterFailure,
  type Refused,
} from "./port";
import { promptFor } from "./prompt";

const ANTHROPIC_URL = "https://api.anthropic.com";
/** Sixty words are some 90 tokens; the rest is room for models that count otherwise. */
const MAX_TOKENS = 400;
const TIMEOUT_MS = 8_000;

interface AnthropicConfig {
  apiKey: string;
  /** Another server that speaks the same API; Anthropic's own when left out. */
  baseURL?: string | undefined;
  model: string;
}

/** A model behind the Messages API, called streaming. */
export function anthropicModel(config: AnthropicConfig): Model {
  const host = { baseURL: config.baseURL ?? ANTHROPIC_URL, model: config.model };
  const client = newClient(config.apiKey, host.baseURL);
  return {
    async write(request, { signal, onBegun, refused }) {
      try {
        const stream = await client.messages.create(messageBody(request, host, refused), {
          signal,
          middleware: [whileAllowed(request)],
        });
        return await wordsOf(stream, host.model, onBegun);
      } catch (error) {
        throw asWriterError(error, signal);
      }
    },
  };
}

function newClient(apiKey: string, baseURL: string): Anthropic {
  return new Anthropic({
    apiKey,
    baseURL,
    timeout: TIMEOUT_MS,
    maxRetries: 1,
    middleware: [noHopelessRetry],
    // A redirect would carry the key and the ratings to a host that nobody configured.
    fetchOptions: { redirect: "error" },
    // Both can be turned on from the environment, and would then write the ratings to a log or a trace.
    logLevel: "off",
    openTelemetry: false,
  });
}

/** Everything that is sent of a check-in. No `metadata`: its user id would tie check-ins to one person. */
export function messageBody(
  request: QuoteRequest,
  host: { baseURL: string; model: string },
  refused?: Refused,
): MessageCreateParamsStreaming {
  const { system, user } = promptFor(request, refused);
  const body = {
    model: host.model,
    max_tokens: MAX_TOKENS,
    stream: true as const,
    system,
    messages: [{ role: "user" as const, content: user }],
  };
  // Other servers of this API know no `thinking` and may answer it with an error.
  return isAnthropic(host.baseURL) ? { ...body, thinking: { type: "disabled" } } : body;
}

function isAnthropic(baseURL: string): boolean {
  const { hostname } = new URL(baseURL);
  return hostname === "anthropic.com" || hostname.endsWith(".anthropic.com");
}

const FINISHED = new Set(["end_turn", "stop_sequence"]);

/** The words of a finished answer: cut off, refused and empty ones are no answer. Read leniently: other servers leave parts out. */
async function wordsOf(
  stream: AsyncIterable<RawMessageStreamEvent>,
  askedModel: string,
  onBegun: (() => void) | undefined,
): Promise<ModelWords> {
  let text = "";
  let model = askedModel;
  let stopReason: string | null = null;
  let inputTokens: number | null = null;
  let outputTokens: number | null = null;
  for await (const event of stream) {
    if (event.type === "message_start") {
      model = event.message?.model || askedModel;
      inputTokens = event.message?.usage?.input_tokens ?? null;
    } else if (event.type === "content_block_delta" && event.delta.type === "text_delta") {
      if (text === "") onBegun?.();
      text += event.delta.text;
    } else if (event.type === "message_delta") {
      stopReason = event.delta.stop_reason ?? stopReason;
      outputTokens = event.usage?.output_tokens ?? null;
    }
  }
  if (stopReason === "refusal") throw new QuoteWriterError("refused");
  text = unquoted(text.trim());
  if (!FINISHED.has(stopReason ?? "") || text === "") throw new QuoteWriterError("unfit");
  return { text, model, inputTokens, outputTokens };
}

/** Models like to put a quote in quotation marks, whatever they are told; the card sets its own. */
function unquoted(text: string): string {
  return /^["“]([^"“”]*)["”]$/.exec(text)?.[1]?.trim() ?? text;
}

/** Puts whatever a call threw into our own terms, so that nothing of the vendor's leaves the adapter. */
function asWriterError(error: unknown, signal: AbortSignal): QuoteWriterError {
  // The SDK ends an aborted stream as if it were over: what is missing then is the time.
  if (signal.aborted) return new QuoteWriterError("timeout");
  return error instanceof QuoteWriterError ? error : new QuoteWriterError(kindOf(error));
}

function kindOf(error: unknown): QuoteWriterFailure {
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIConnectionError) return "unreachable";
  if (error instanceof APIError) {
    if (isSpendLimit(error.errorCode)) return "misconfigured";
    // In the middle of a stream an error comes without a status.
    return error.type === "overloaded_error" ? "overloaded" : ofStatus(error.status);
  }
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

/** Longer than this nobody waits for words, so there is no point in keeping the request open. */
const LONGEST_WAIT_MS = 1_500;

/**
 * Leaves the SDK's one retry to failures that a retry can mend. The SDK decides by status alone: it would
 * sit out any `retry-after`, and would ask again although the month's spending is used up.
 */
const noHopelessRetry: Middleware = async (request, next, context) => {
  const response = await next(request);
  if (response.ok) return response;
  const body: unknown = response.status === 429 ? await context.parse(response).catch(() => null) : null;
  if (waitMs(response.headers) <= LONGEST_WAIT_MS && !isSpendLimit(errorCode(body))) return response;
  const headers = new Headers(response.headers);
  headers.set("x-should-retry", "false");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/** Lets no second attempt out once the member said no to AI. */
function whileAllowed({ mayAskAgain }: Pick<QuoteRequest, "mayAskAgain">): Middleware {
  let attempts = 0;
  return async (request, next) => {
    if (attempts++ > 0 && mayAskAgain && !(await mayAskAgain())) throw new QuoteWriterError("forbidden");
    return next(request);
  };
}

/** Such as `enforced_spend_limit_reached`: only a new month or contract ends it. */
function isSpendLimit(code: unknown): boolean {
  return typeof code === "string" && code.endsWith("spend_limit_reached");
}

function waitMs(headers: Headers): number {
  const after = headers.get("retry-after");
  if (after === null) return 0;
  const seconds = Number.parseFloat(after);
  return Number.isNaN(seconds) ? Date.parse(after) - Date.now() || 0 : seconds * 1_000;
}

function errorCode(body: unknown): unknown {
  return at(at(at(body, "error"), "details"), "error_code");
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
