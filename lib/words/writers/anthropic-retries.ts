import type { Middleware } from "@anthropic-ai/sdk";
import type { QuoteRequest } from "@/lib/words/writers/port";
import { QuoteWriterError } from "@/lib/words/writers/writer-error";

/** Longer than this nobody waits for words, so there is no point in keeping the request open. */
const LONGEST_WAIT_MS = 1_500;

/**
 * Leaves the SDK's one retry to failures that a retry can mend. The SDK decides by status alone: it would
 * sit out any `retry-after`, and would ask again although the month's spending is used up.
 */
export const noHopelessRetry: Middleware = async (request, next, context) => {
  const response = await next(request);
  if (response.ok) return response;
  const body: unknown = response.status === 429 ? await context.parse(response).catch(() => null) : null;
  if (waitMs(response.headers) <= LONGEST_WAIT_MS && !isSpendLimit(errorCode(body))) return response;
  const headers = new Headers(response.headers);
  headers.set("x-should-retry", "false");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/** Lets no second attempt out once the member said no to AI. */
export function whileAllowed({ mayAskAgain }: Pick<QuoteRequest, "mayAskAgain">): Middleware {
  let attempts = 0;
  return async (request, next) => {
    if (attempts++ > 0 && mayAskAgain && !(await mayAskAgain())) throw new QuoteWriterError("forbidden");
    return next(request);
  };
}

/** Such as `enforced_spend_limit_reached`: only a new month or contract ends it. */
export function isSpendLimit(code: unknown): boolean {
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
