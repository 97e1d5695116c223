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

async function withServer<T>(behaviour: Behaviour, run: (server: AnthropicServer) => Promise<T>): Promise<T> {
  const server = await startAnthropicServer();
  server.respond(behaviour);
  try {
    return await run(server);
  } finally {
    await server.close();
  }
}

/** All troubles at once, since some take their whole deadline. */
const withEachTrouble = <T>(run: (server: AnthropicServer) => Promise<T>) =>
  Promise.all(TROUBLES.map(([behaviour]) => withServer(behaviour, run)));

test("in every trouble there are fit words within 3 s, and the log can tell why", async () => {
  const outcomes = await withEachTrouble(async (server) => {
    const onFallback = vi.fn<OnFallback>();
    const started = performance.now();
    const { text, source } = await writerFor(server, "composer", onFallback).write(quoteRequest());
    const inTime = performance.now() - started < 3_000;
    return { inTime, source, flaws: flaws(text, quoteRequest()), told: onFallback.mock.calls };
  });
  expect(outcomes).toEqual(
    TROUBLES.map(([, kind]) => ({ inTime: true, source: "library", flaws: [], told: [[kind]] })),
  );
});

test("without a fallback every trouble is told within the longer deadline", async () => {
  const outcomes = await withEachTrouble(async (server) => {
    const started = performance.now();
    const failure = await writerFor(server, "none")
      .write(quoteRequest())
      .catch((error: unknown) => error);
    return { inTime: performance.now() - started < 8_500, kind: Reflect.get(Object(failure), "kind") };
  });
  expect(outcomes).toEqual(TROUBLES.map(([, kind]) => ({ inTime: true, kind })));
}, 12_000);

test("a model that answers in time is the one that is read", () =>
  withServer({ kind: "slow", ms: 1_500 }, async (server) => {
    expect(await writerFor(server, "composer").write(quoteRequest())).toMatchObject({ source: "ai" });
  }));

test("without a fallback a model may take longer", () =>
  withServer({ kind: "slow", ms: 3_500 }, async (server) => {
    expect(await writerFor(server, "none").write(quoteRequest())).toMatchObject({ source: "ai" });
  }));

test("with nothing configured the composer writes", async () => {
  const quote = await chooseQuoteWriter({ kind: "composer" }, () => {}).write(quoteRequest());
  expect(quote.source).toBe("library");
});
