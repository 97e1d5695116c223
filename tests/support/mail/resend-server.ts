import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { z } from "zod";
import { type Loopback, listen, type TakenMail, type Trouble } from "./loopback";

const Message = z.strictObject({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

interface Options {
  /** How many calls a window takes; without it there is no limit. */
  limit?: { calls: number; windowMs: number };
}

export interface ResendLoopback extends Loopback {
  /** How many calls were answered with 429 because of the limit. */
  limited: number;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>];

/**
 * Resend as its documentation describes it: POST /emails and /emails/batch, idempotency keys, a limit told in headers.
 * https://resend.com/docs/api-reference
 */
export async function resendServer({ limit }: Options = {}): Promise<ResendLoopback> {
  const known = new Map<string, { hash: string; answer: Answer }>();
  // The first call begins the first window.
  let windowStart = Number.NEGATIVE_INFINITY;
  let calls = 0;
  const rate = (): Record<string, string> => {
    if (!limit) return {};
    const at = performance.now();
    if (at - windowStart >= limit.windowMs) [windowStart, calls] = [at, 0];
    calls++;
    const reset = (windowStart + limit.windowMs - at) / 1000;
    return {
      "ratelimit-limit": String(limit.calls),
      "ratelimit-remaining": String(Math.max(0, limit.calls - calls)),
      "ratelimit-reset": reset.toFixed(3),
      ...(calls > limit.calls && { "retry-after": reset.toFixed(3) }),
    };
  };
  const { url, close } = await listen((request, response, body) => {
    const headers = rate();
    const trouble = server.troubles.shift();
    if (headers["retry-after"]) {
      server.limited++;
      return reply(response, error(429, "rate_limit_exceeded"), headers);
    }
    if (trouble && trouble !== "accepts and drops") return reply(response, TROUBLES[trouble], headers);
    if (request.method === "GET") {
      const quota = { "x-resend-daily-quota": "12", "x-resend-monthly-quota": "345" };
      return reply(response, [200, { object: "list", data: [] }, quota], headers);
    }
    const key = String(request.headers["idempotency-key"] ?? "");
    const hash = createHash("sha256").update(body).digest("hex");
    const before = known.get(key);
    if (before && before.hash !== hash)
      return reply(response, error(409, "invalid_idempotent_request"), headers);
    const answer = before?.answer ?? accept(server.taken, request.url === "/emails/batch", body, key);
    known.set(key, { hash, answer });
    if (trouble) return response.destroy();
    reply(response, answer, headers);
  });
  const server: ResendLoopback = { url, taken: [], troubles: [], limited: 0, close };
  return server;
}

function accept(taken: TakenMail[], isBatch: boolean, body: string, key: string): Answer {
  const messages = z
    .array(Message)
    .max(100)
    .parse(isBatch ? JSON.parse(body) : [JSON.parse(body)]);
  const errors = messages.flatMap(({ to }, index) =>
    to.endsWith(".invalid") ? [{ index, message: `Invalid to field: ${to}` }] : [],
  );
  if (!isBatch && errors.length > 0) return error(422, "validation_error");
  const wrong = new Set(errors.map(({ index }) => index));
  const good = messages.filter((_, index) => !wrong.has(index));
  taken.push(...good.map((message) => ({ headers: {}, ...message, key })));
  const data = good.map((_, index) => ({ id: `${key}-${index}` }));
  return [200, isBatch ? { data, errors } : data[0]];
}

const TROUBLES: Record<Exclude<Trouble, "accepts and drops">, Answer> = {
  limited: error(429, "rate_limit_exceeded", { "retry-after": "60" }),
  "limited for a moment": error(429, "rate_limit_exceeded", { "retry-after": "0.2" }),
  failing: error(500, "internal_server_error"),
  refused: error(422, "validation_error"),
  "wrong key": error(401, "invalid_api_key"),
};

function error(statusCode: number, name: string, headers: Record<string, string> = {}): Answer {
  // The words name the address, as real ones do: they must not reach a log.
  return [statusCode, { statusCode, name, message: "ada@hearten.test was not taken" }, headers];
}

function reply(response: ServerResponse, [status, body, own]: Answer, headers: Record<string, string>): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers, ...own });
  response.end(JSON.stringify(body));
}
