import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { type Answer, answerOf, type Behaviour, errorAnswer, faultOf } from "./anthropic-behaviours";

/** A request as it came over the wire. */
interface RecordedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A Messages API on loopback: point `ANTHROPIC_BASE_URL` at `url` and `ANTHROPIC_API_KEY` at `apiKey`. */
export interface AnthropicServer {
  url: string;
  apiKey: string;
  requests: readonly RecordedRequest[];
  /** What the next accepted requests get, in this order; the last one stays. */
  respond(...behaviours: [Behaviour, ...Behaviour[]]): void;
  close(): Promise<void>;
}

export async function startAnthropicServer(apiKey = "sk-ant-api03-loopback"): Promise<AnthropicServer> {
  const requests: RecordedRequest[] = [];
  let script: Behaviour[] = [{ kind: "normal" }];
  const closing = new AbortController();

  const next = (): Behaviour => (script.length > 1 ? script.shift() : script[0]) ?? { kind: "normal" };

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const recorded = { path: incoming.url ?? "", headers: incoming.headers, body: await textOf(incoming) };
    requests.push(recorded);
    const read = readRequest(recorded.path, recorded.headers, recorded.body, apiKey);
    if ("refusal" in read) return send(outgoing, read.refusal);
    const behaviour = next();
    const fault = faultOf(behaviour);
    if (fault === "reset") return void incoming.socket.resetAndDestroy();
    if (fault) await delay(fault.delayMs, undefined, { signal: closing.signal });
    const answer = answerOf(behaviour, read.request.model, promptOf(read.request));
    if (answer.later) {
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.write(answer.body);
      await delay(answer.later.afterMs, undefined, { signal: closing.signal });
      return void outgoing.end(answer.later.body);
    }
    send(outgoing, answer);
  }

  const server = createServer((incoming, outgoing) => {
    // A client that hung up, or the server closing during a delay: there is nobody left to answer.
    handle(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The loopback server has no port.");

  return {
    url: `http://127.0.0.1:${address.port}`,
    apiKey,
    requests,
    respond: (...behaviours) => {
      script = behaviours;
    },
    close: () => {
      closing.abort();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function send(outgoing: ServerResponse, answer: Answer): void {
  outgoing.writeHead(answer.status, answer.headers);
  if (answer.hold) outgoing.flushHeaders();
  else outgoing.end(answer.body);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming.setEncoding("utf8")) text += chunk;
  return text;
}

const promptOf = (request: MessageRequest): string =>
  request.messages
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
    .join("\n");

const TextBlock = z.strictObject({ type: z.literal("text"), text: z.string().min(1) });
const Content = z.union([z.string().min(1), z.array(TextBlock).min(1)]);

/** The part of the Messages API that a short, streamed text needs. Anything else is refused, as there. */
const MessageRequest = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  system: Content.optional(),
  messages: z.array(z.strictObject({ role: z.enum(["user", "assistant"]), content: Content })).min(1),
  thinking: z.strictObject({ type: z.literal("disabled") }).optional(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
  stop_sequences: z.array(z.string()).optional(),
  stream: z.literal(true),
});

const VERSIONS = new Set(["2023-06-01", "2026-10-21"]);

type MessageRequest = z.infer<typeof MessageRequest>;

/** The request as the API reads it, or the error that the real one answers. */
function readRequest(
  path: string,
  headers: IncomingHttpHeaders,
  rawBody: string,
  apiKey: string,
): { request: MessageRequest } | { refusal: Answer } {
  if (path !== "/v1/messages") return refuse(404, "not_found_error", "Not Found");
  if (keyOf(headers) !== apiKey) return refuse(401, "authentication_error", "invalid x-api-key");
  const version = headers["anthropic-version"];
  if (typeof version !== "string") return invalid("anthropic-version: header is required");
  if (!VERSIONS.has(version)) return invalid(`anthropic-version: "${version}" is not a valid version`);
  const parsed = MessageRequest.safeParse(parseJson(rawBody));
  if (!parsed.success) return invalid(parsed.error.issues.map(describe).join("; "));
  if (!parsed.data.model.startsWith("claude-")) {
    return refuse(404, "not_found_error", `model: ${parsed.data.model}`);
  }
  if (parsed.data.messages.at(-1)?.role === "assistant") {
    return invalid(
      "This model does not support assistant message prefill. The conversation must end with a user message.",
    );
  }
  return { request: parsed.data };
}

/** The SDK sends the key as a bearer token, since the version of 2026; plain clients send `x-api-key`. */
function keyOf(headers: IncomingHttpHeaders): unknown {
  return headers["x-api-key"] ?? headers.authorization?.replace(/^Bearer /, "");
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return `${issue.keys.join(", ")}: Extra inputs are not permitted`;
  return `${issue.path.join(".")}: ${issue.message}`;
}

const invalid = (text: string) => refuse(400, "invalid_request_error", text);

function refuse(status: number, type: Parameters<typeof errorAnswer>[1], text: string): { refusal: Answer } {
  return { refusal: errorAnswer(status, type, {}, undefined, text) };
}
