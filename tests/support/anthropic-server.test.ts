import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnthropicServer, startAnthropicServer } from "./anthropic-server";

let server: AnthropicServer;

beforeAll(async () => {
  server = await startAnthropicServer();
});
afterAll(() => server.close());

const good = {
  model: "claude-haiku-5-5",
  max_tokens: 400,
  stream: true,
  messages: [{ role: "user", content: "Hello" }],
};

async function post(body: unknown, headers: Record<string, string> = {}, path = "/v1/messages") {
  const reply = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "x-api-key": server.apiKey, "anthropic-version": "2023-06-01", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.text() };
}

const assistant = { role: "assistant", content: "You" };

test("the loopback API refuses what the real one refuses", async () => {
  const tries: [Promise<{ status: number; body: string }>, number, string][] = [
    [post({ ...good, temperature: 1 }), 400, "temperature: Extra inputs"],
    [post({ ...good, top_p: 1 }), 400, "top_p: Extra inputs"],
    [post({ ...good, top_k: 5 }), 400, "top_k: Extra inputs"],
    [post({ ...good, messages: [...good.messages, assistant] }), 400, "assistant message prefill"],
    [post({ ...good, max_tokens: 0 }), 400, "max_tokens"],
    [post("{"), 400, "invalid_request_error"],
    [post(good, { "x-api-key": "sk-wrong" }), 401, "authentication_error"],
    [post(good, { "anthropic-version": "2020-01-01" }), 400, "anthropic-version"],
    [post({ ...good, model: "llama" }), 404, "not_found_error"],
    [post(good, {}, "/v1/complete"), 404, "not_found_error"],
  ];
  for (const [answer, status, said] of tries) {
    const { status: got, body } = await answer;
    expect([got, body]).toEqual([status, expect.stringContaining(said)]);
    expect(JSON.parse(body)).toMatchObject({ type: "error", request_id: expect.stringMatching(/^req_/) });
  }
  expect((await post(good)).status).toBe(200);
});

test("a script is played in order and its last entry stays", async () => {
  server.respond({ kind: "overloaded" }, { kind: "refusal" });
  expect([(await post(good)).status, (await post(good)).status, (await post(good)).status]).toEqual([
    529, 200, 200,
  ]);
});
