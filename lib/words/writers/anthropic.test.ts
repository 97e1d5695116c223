import { afterEach, expect, test, vi } from "vitest";
import type { Behaviour } from "@/tests/support/anthropic-behaviours";
import { type AnthropicServer, startAnthropicServer } from "@/tests/support/anthropic-server";
import { eventually } from "@/tests/support/eventually";
import { quoteRequest } from "@/tests/support/quote-requests";
import { anthropicModel, messageBody } from "./anthropic";
import { QuoteWriterError, type QuoteWriterFailure } from "./port";

const MODEL = "claude-haiku-5-5";
const never = new AbortController().signal;
const open: AnthropicServer[] = [];

async function serverWith(...behaviours: [Behaviour, ...Behaviour[]]): Promise<AnthropicServer> {
  const server = await startAnthropicServer();
  open.push(server);
  server.respond(...behaviours);
  return server;
}

const writerFor = ({ url, apiKey }: AnthropicServer, model = MODEL) =>
  anthropicModel({ apiKey, baseURL: url, model });

const failureOf = (written: Promise<unknown>): Promise<unknown> =>
  written.then(
    () => "no failure",
    (error: unknown) => error,
  );

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await Promise.all(open.splice(0).map((server) => server.close()));
});

test("a normal answer becomes a quote with its model and token counts", async () => {
  const server = await serverWith({ kind: "normal" });
  const quote = await writerFor(server).write(quoteRequest(), { signal: never });
  expect(quote).toMatchObject({ model: MODEL, inputTokens: 812, outputTokens: 58 });
  expect(quote.text).toMatch(/^Today seems/);
});

test("what is sent is the model, the limit and the prompt, and nothing that names the member", async () => {
  const server = await serverWith({ kind: "normal" });
  const canaries = {
    seed: "canary-seed",
    id: "canary-id",
    userId: "canary-user",
    name: "Canary Name",
    email: "canary@example.org",
    metadata: { user_id: "canary-meta" },
  };
  await writerFor(server).write({ ...quoteRequest(), ...canaries }, { signal: never });
  const [sent] = server.requests;
  expect(JSON.stringify(sent).toLowerCase()).not.toContain("canary");
  const body: unknown = JSON.parse(sent?.body ?? "");
  expect(Object.keys(Object(body)).sort()).toEqual(["max_tokens", "messages", "model", "stream", "system"]);
  expect(
    Object.keys(sent?.headers ?? {})
      .filter((name) => !/^x-stainless-/.test(name))
      .sort(),
  ).toEqual([
    "accept",
    "accept-encoding",
    "accept-language",
    "anthropic-version",
    "authorization",
    "connection",
    "content-length",
    "content-type",
    "host",
    "sec-fetch-mode",
    "user-agent",
  ]);
});

test("Anthropic's own host is asked not to think and takes the request; others hear nothing of it", async () => {
  const server = await serverWith({ kind: "normal" });
  const body = messageBody(quoteRequest(), { baseURL: "https://api.anthropic.com", model: MODEL });
  expect(body).toMatchObject({ thinking: { type: "disabled" }, max_tokens: 400 });
  const reply = await fetch(`${server.url}/v1/messages`, {
    method: "POST",
    headers: { "x-api-key": server.apiKey, "anthropic-version": "2023-06-01" },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  for (const baseURL of ["http://localhost:11434", "https://anthropic.com.example.org"]) {
    expect(messageBody(quoteRequest(), { baseURL, model: MODEL })).not.toHaveProperty("thinking");
  }
});

const FAILURES: readonly [Behaviour, QuoteWriterFailure, requests: number][] = [
  [{ kind: "rateLimited", retryAfter: "0.1" }, "rate_limited", 2],
  [{ kind: "rateLimited", retryAfter: "60" }, "rate_limited", 1],
  [{ kind: "rateLimited", retryAfter: new Date(Date.now() + 3_600_000).toUTCString() }, "rate_limited", 1],
  [{ kind: "spendLimit" }, "misconfigured", 1],
  [{ kind: "overloaded" }, "overloaded", 2],
  [{ kind: "serverError" }, "unreachable", 2],
  [{ kind: "htmlGateway" }, "unreachable", 2],
  [{ kind: "reset" }, "unreachable", 2],
  [{ kind: "refusal" }, "refused", 1],
  [{ kind: "empty" }, "unfit", 1],
  [{ kind: "truncated" }, "unfit", 1],
  [{ kind: "breaksOff" }, "overloaded", 1],
  [{ kind: "htmlPage" }, "unfit", 1],
  [{ kind: "htmlAsJson" }, "unfit", 1],
  [{ kind: "text", text: "   " }, "unfit", 1],
];

for (const [behaviour, kind, requests] of FAILURES) {
  const shown = JSON.stringify(behaviour).slice(0, 60);
  test(`${shown} is "${kind}" after ${requests} requests, and tells nothing else`, async () => {
    const server = await serverWith(behaviour);
    const error = await failureOf(writerFor(server).write(quoteRequest(), { signal: never }));
    expect(error).toBeInstanceOf(QuoteWriterError);
    expect(error).toMatchObject({ kind, message: new QuoteWriterError(kind).message });
    expect(Object.keys(Object(error)).sort()).toEqual(["kind", "name"]);
    expect(error).not.toHaveProperty("cause");
    expect(server.requests).toHaveLength(requests);
  });
}

test("one hiccup is forgiven", async () => {
  const hiccups: Behaviour[] = [
    { kind: "rateLimited", retryAfter: "0.1" },
    { kind: "overloaded" },
    { kind: "serverError" },
    { kind: "reset" },
  ];
  for (const hiccup of hiccups) {
    const server = await serverWith(hiccup, { kind: "normal" });
    expect(await writerFor(server).write(quoteRequest(), { signal: never })).toMatchObject({ model: MODEL });
  }
});

test("the words are found behind a thinking block, and lose quotation marks around them", async () => {
  const thinking = await serverWith({ kind: "thinkingFirst" });
  expect((await writerFor(thinking).write(quoteRequest(), { signal: never })).text).toMatch(/^Today seems/);
  const text = `Some days are heavy. ${"Let it be slow for now. ".repeat(5)}`.trim();
  const quoted = await serverWith({ kind: "text", text: `“${text}”\n` });
  expect((await writerFor(quoted).write(quoteRequest(), { signal: never })).text).toBe(text);
});

test("a wrong key and an unknown model are the operator's to mend, and are not asked twice", async () => {
  const server = await serverWith({ kind: "normal" });
  const wrongKey = anthropicModel({ apiKey: "sk-wrong", baseURL: server.url, model: MODEL });
  expect(await failureOf(wrongKey.write(quoteRequest(), { signal: never }))).toMatchObject({
    kind: "misconfigured",
  });
  const wrongModel = writerFor(server, "no-such-model");
  expect(await failureOf(wrongModel.write(quoteRequest(), { signal: never }))).toMatchObject({
    kind: "misconfigured",
  });
  expect(server.requests).toHaveLength(2);
});

test("an address where nobody listens is unreachable", async () => {
  const server = await startAnthropicServer();
  await server.close();
  expect(await failureOf(writerFor(server).write(quoteRequest(), { signal: never }))).toMatchObject({
    kind: "unreachable",
  });
});

const STALLS: readonly Behaviour[] = [
  { kind: "slow", ms: 20_000 },
  { kind: "hang" },
  { kind: "rateLimited", retryAfter: "1" },
];

for (const behaviour of STALLS) {
  test(`a caller that stops waiting is let go at once: ${JSON.stringify(behaviour)}`, async () => {
    const server = await serverWith(behaviour);
    const controller = new AbortController();
    const failure = failureOf(writerFor(server).write(quoteRequest(), { signal: controller.signal }));
    await eventually(() => expect(server.requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = performance.now();
    controller.abort();
    expect(await failure).toMatchObject({ kind: "timeout" });
    expect(performance.now() - stopped).toBeLessThan(200);
  });
}

test("a redirect takes neither the key nor the ratings to another host", async () => {
  const other = await serverWith({ kind: "normal" });
  const server = await serverWith({ kind: "redirect", location: `${other.url}/v1/messages` });
  const error = await failureOf(writerFor(server).write(quoteRequest(), { signal: never }));
  expect(error).toMatchObject({ kind: "unreachable" });
  expect(other.requests).toHaveLength(0);
});

test("the SDK's own logging can't be turned on from outside", async () => {
  vi.stubEnv("ANTHROPIC_LOG", "debug");
  const printed = (["log", "debug", "info", "warn", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  await writerFor(await serverWith({ kind: "normal" })).write(quoteRequest(), { signal: never });
  await failureOf(
    writerFor(await serverWith({ kind: "overloaded" })).write(quoteRequest(), { signal: never }),
  );
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
});
