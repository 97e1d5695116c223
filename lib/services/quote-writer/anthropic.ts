import Anthropic from "@anthropic-ai/sdk";
import { messageBody } from "@/lib/services/quote-writer/anthropic-body";
import { asWriterError } from "@/lib/services/quote-writer/anthropic-failure";
import { readReply } from "@/lib/services/quote-writer/anthropic-reply";
import { noHopelessRetry, whileAllowed } from "@/lib/services/quote-writer/anthropic-retries";
import { flaws } from "@/lib/services/quote-writer/checker";
import type { QuoteRequest, QuoteWriter, WrittenQuote } from "@/lib/services/quote-writer/port";
import { QuoteWriterError } from "@/lib/services/quote-writer/writer-error";

const ANTHROPIC_URL = "https://api.anthropic.com";

interface AnthropicConfig {
  apiKey: string;
  /** Another server that speaks the same API; Anthropic's own when left out. */
  baseURL?: string | undefined;
  model: string;
}

/** Writes with a model behind the Messages API. Throws `QuoteWriterError` only. */
export function anthropicWriter(config: AnthropicConfig): QuoteWriter {
  const host = { baseURL: config.baseURL ?? ANTHROPIC_URL, model: config.model };
  const client = newClient(config.apiKey, host.baseURL);
  return {
    async write(request, signal) {
      try {
        const reply = await client.messages.create(messageBody(request, host), {
          signal,
          middleware: [whileAllowed(request)],
        });
        return quoteFrom(reply, request, host.model);
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
    timeout: 8_000,
    maxRetries: 1,
    middleware: [noHopelessRetry],
    // A redirect would carry the key and the ratings to a host that nobody configured.
    fetchOptions: { redirect: "error" },
    // Both can be turned on from the environment, and would then write the ratings to a log or a trace.
    logLevel: "off",
    openTelemetry: false,
  });
}

function quoteFrom(raw: unknown, request: QuoteRequest, askedModel: string): WrittenQuote {
  const { text, model, inputTokens, outputTokens } = readReply(raw);
  if (flaws(text, request).length > 0) throw new QuoteWriterError("unfit");
  return { text, source: "ai", model: model ?? askedModel, inputTokens, outputTokens };
}
