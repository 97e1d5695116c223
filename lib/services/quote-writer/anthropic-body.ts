import type { MessageCreateParamsNonStreaming } from "@anthropic-ai/sdk/resources/messages";
import type { QuoteRequest } from "@/lib/services/quote-writer/port";
import { promptFor } from "@/lib/services/quote-writer/prompt";

/** Sixty words are some 90 tokens; the rest is room for models that count otherwise. */
const MAX_TOKENS = 400;

/** Everything that is sent of a check-in. No `metadata`: its user id would tie check-ins to one person. */
export function messageBody(
  request: QuoteRequest,
  host: { baseURL: string; model: string },
): MessageCreateParamsNonStreaming {
  const { system, user } = promptFor(request);
  const body = {
    model: host.model,
    max_tokens: MAX_TOKENS,
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
