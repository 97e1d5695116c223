import { expect, test, vi } from "vitest";
import { flaws } from "@/lib/services/quote-writer/checker";
import { chooseQuoteWriter } from "@/lib/services/quote-writer/choose";
import type { OnFallback } from "@/lib/services/quote-writer/within-deadline";
import type { Behaviour } from "@/tests/support/anthropic-behaviours";
import { type AnthropicServer, startAnthropicServer } from "@/tests/support/anthropic-server";
import { quoteRequest } from "@/tests/support/quote-requests";

type Fallback = "composer" | "none";

function writerFor({ apiKey, url }: AnthropicServer, fallback: Fallback, onFallback: OnFallback = () => {}) {
  return chooseQuoteWriter(
    { kind: "anthropic", apiKey, baseURL: url, model: "claude-haiku-5-5", fallback },
    onFallback,
  );
}

const TROUBLES: readonly [Behaviour, kind: string][] = [
  [{ kind: "slow", ms: 20_000 }, "timeout"],
  [{ kind: "hang" }, "timeout"],
  [{ kind: "rateLimited", retryAfter: "1" }, "rate_limited"],
  [{ kind: "rateLimited", retryAfter: "2" }, "rate_limited"],
  [{ kind: "rateLimited", retryAfter: "60" }, "rate_limited"],
  [{ kind: "spendLimit" }, "misconfigured"],
  [{ kind: "overloaded" }, "overloaded"],
  [{ kind: "serverError" }, "unreachable"],
  [{ kind: "refusal" }, "refused"],
  [{ kind: "empty" }, "unfit"],
  [{ kind: "truncated" }, "unfit"],
  [{ kind: "htmlPage" }, "unfit"],
  [{ kind: "htmlGateway" }, "unreachable"],
  [{ kind: "reset" }, "unreachable"],
];

for (const [behaviour, kind] of TROUBLES) {
  test.concurrent(`words within 3 s all the same: ${JSON.stringify(behaviour)}`, async ({ onTestFinished }) => {
    const server = await startAnthropicServer();
    onTestFinished(() => server.close());
    server.respond(behaviour);
    const onFallback = vi.fn<OnFallback>();
    const started = performance.now();
    const quote = await writerFor(server, "composer", onFallback).write(quoteRequest());
    expect(performance.now() - started).toBeLessThan(3_000);
    expect(quote.source).toBe("library");
    expect(flaws(quote.text, quoteRequest())).toEqual([]);
    expect(onFallback.mock.calls).toEqual([[kind]]);
  });

  test.concurrent(`without a fallback the failure is told: ${JSON.stringify(behaviour)}`, async ({
    onTestFinished,
  }) => {
    const server = await startAnthropicServer();
    onTestFinished(() => server.close());
    server.respond(behaviour);
    const started = performance.now();
    await expect(writerFor(server, "none").write(quoteRequest())).rejects.toMatchObject({ kind });
    expect(performance.now() - started).toBeLessThan(8_500);
  }, 10_000);
}

test("a model that answers in time is the one that is read", async ({ onTestFinished }) => {
  const server = await startAnthropicServer();
  onTestFinished(() => server.close());
  server.respond({ kind: "slow", ms: 1_500 });
  expect(await writerFor(server, "composer").write(quoteRequest())).toMatchObject({ source: "ai" });
});

test("without a fallback a model may take longer", async ({ onTestFinished }) => {
  const server = await startAnthropicServer();
  onTestFinished(() => server.close());
  server.respond({ kind: "slow", ms: 3_500 });
  expect(await writerFor(server, "none").write(quoteRequest())).toMatchObject({ source: "ai" });
});

test("with nothing configured the composer writes", async () => {
  const quote = await chooseQuoteWriter({ kind: "composer" }, () => {}).write(quoteRequest());
  expect(quote.source).toBe("library");
});
