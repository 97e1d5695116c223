import type { Message } from "@anthropic-ai/sdk/resources/messages";
import type { ErrorType } from "@anthropic-ai/sdk/resources/shared";

/** What the stand-in does with a request that the real API would accept. */
export type Behaviour =
  | { kind: "normal" }
  | { kind: "text"; text: string }
  | { kind: "slow"; ms: number }
  /** Begins at once and ends only after that time. */
  | { kind: "dribble"; ms: number }
  | { kind: "breaksOff" }
  | { kind: "rateLimited"; retryAfter: string }
  | { kind: "spendLimit" }
  | { kind: "overloaded" }
  | { kind: "serverError" }
  | { kind: "refusal" }
  | { kind: "empty" }
  | { kind: "thinkingFirst" }
  | { kind: "truncated" }
  | { kind: "htmlPage" }
  | { kind: "htmlGateway" }
  | { kind: "htmlAsJson" }
  | { kind: "redirect"; location: string }
  | { kind: "reset" }
  | { kind: "hang" };

/** An answer on the wire; `hold` sends the headers and then nothing. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  hold?: boolean;
  /** Streamed: what comes at once, and what comes later. */
  later?: { afterMs: number; body: string };
}

type Fault = "reset" | { delayMs: number } | null;

/** What a model wrote; different enough from each other to pass as different quotes. */
const TEXTS = [
  "Today seems to have a good deal in it, one way and another. Some of that could be told to whoever you please, in the first words to arrive. They needn't be polished to be worth hearing.",
  "There's more in a day like this than fits into a line. If you'd like to say some of it to someone, any part will do to begin with. The rest can come in its own order.",
  "Some of this is easy to name and some of it isn't. You could say to anyone at all which is which, or keep it for now and look at it again after something to eat.",
] as const;

const HTML = "<!doctype html><html><body><h1>Service unavailable</h1></body></html>";

/** Trouble below HTTP: a connection that breaks, or an answer that takes its time. */
export function faultOf(behaviour: Behaviour): Fault {
  if (behaviour.kind === "reset") return "reset";
  return behaviour.kind === "slow" ? { delayMs: behaviour.ms } : null;
}

/** The answer to an accepted request. `prompt` is all its text: the model repeats none of it. */
export function answerOf(behaviour: Behaviour, model: string, prompt: string): Answer {
  switch (behaviour.kind) {
    case "rateLimited":
      return errorAnswer(429, "rate_limit_error", { "retry-after": behaviour.retryAfter });
    case "spendLimit":
      return errorAnswer(429, "rate_limit_error", {}, { error_code: "enforced_spend_limit_reached" });
    case "overloaded":
      return errorAnswer(529, "overloaded_error");
    case "serverError":
      return errorAnswer(500, "api_error");
    case "htmlPage":
      return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: HTML };
    case "htmlGateway":
      return { status: 502, headers: { "content-type": "text/html; charset=utf-8" }, body: HTML };
    case "htmlAsJson":
      return { status: 200, headers: { "content-type": "application/json" }, body: HTML };
    case "redirect":
      return { status: 307, headers: { location: behaviour.location }, body: "" };
    default:
      return messageAnswer(behaviour, model, TEXTS.find((text) => !prompt.includes(text)) ?? TEXTS[0]);
  }
}

/** A streamed answer: server-sent events as the Messages API documents them. */
function messageAnswer(behaviour: Behaviour, model: string, text: string): Answer {
  const whole = { ...message(model, text), ...variation(behaviour, text) };
  const headers = { "content-type": "text/event-stream; charset=utf-8" };
  if (behaviour.kind === "hang") return { status: 200, headers, body: "", hold: true };
  const { content, stop_reason, stop_details, usage } = whole;
  const begun = [
    sse("message_start", {
      message: { ...whole, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } },
    }),
    sse("ping", {}),
    ...content.flatMap(blockEvents),
  ];
  const ended = [
    sse("message_delta", {
      delta: { stop_reason, stop_sequence: null, stop_details },
      usage: { output_tokens: usage.output_tokens },
    }),
    sse("message_stop", {}),
  ];
  if (behaviour.kind === "breaksOff") {
    const error = sse("error", { error: { type: "overloaded_error", message: "Overloaded" } });
    return { status: 200, headers, body: begun.slice(0, -1).join("") + error };
  }
  if (behaviour.kind === "dribble") {
    return {
      status: 200,
      headers,
      body: begun.join(""),
      later: { afterMs: behaviour.ms, body: ended.join("") },
    };
  }
  return { status: 200, headers, body: [...begun, ...ended].join("") };
}

function blockEvents(block: Message["content"][number], index: number): string[] {
  const pieces =
    block.type === "text"
      ? (block.text.match(/[\s\S]{1,40}/g) ?? []).map((text) => ({ type: "text_delta", text }))
      : block.type === "thinking"
        ? [{ type: "thinking_delta", thinking: block.thinking }]
        : [];
  const empty = block.type === "text" ? { ...block, text: "" } : { ...block, thinking: "" };
  return [
    sse("content_block_start", { index, content_block: empty }),
    ...pieces.map((delta) => sse("content_block_delta", { index, delta })),
    sse("content_block_stop", { index }),
  ];
}

const sse = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

function variation(behaviour: Behaviour, text: string): Partial<Message> {
  switch (behaviour.kind) {
    case "text":
      return { content: [textBlock(behaviour.text)] };
    case "refusal":
      return {
        content: [],
        stop_reason: "refusal",
        stop_details: { type: "refusal", category: "general_harms", explanation: null },
      };
    case "empty":
      return { content: [] };
    case "thinkingFirst":
      return {
        content: [{ type: "thinking", thinking: "They sound tired.", signature: "c2ln" }, textBlock(text)],
      };
    case "truncated":
      return { content: [textBlock(text)], stop_reason: "max_tokens" };
    default:
      return {};
  }
}

const textBlock = (text: string) => ({ type: "text" as const, text, citations: null });

function message(model: string, text: string): Message {
  return {
    id: `msg_01${crypto.randomUUID().replaceAll("-", "").slice(0, 22)}`,
    type: "message",
    role: "assistant",
    model,
    content: [textBlock(text)],
    container: null,
    diagnostics: null,
    stop_reason: "end_turn",
    stop_sequence: null,
    stop_details: null,
    usage: {
      input_tokens: 812,
      output_tokens: 58,
      output_tokens_details: null,
      cache_creation: null,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      inference_geo: null,
      server_tool_use: null,
      service_tier: "standard",
      speed: null,
    },
  };
}

/** An error in the API's published shape. */
export function errorAnswer(
  status: number,
  type: ErrorType,
  headers: Record<string, string> = {},
  details?: Record<string, string>,
  text = type.replaceAll("_", " "),
): Answer {
  const request_id = `req_011${crypto.randomUUID().replaceAll("-", "").slice(0, 21)}`;
  return {
    status,
    headers: { "content-type": "application/json", "request-id": request_id, ...headers },
    body: JSON.stringify({
      type: "error",
      error: { type, message: text, ...(details && { details }) },
      request_id,
    }),
  };
}
