import type { Message } from "@anthropic-ai/sdk/resources/messages";
import type { ErrorType } from "@anthropic-ai/sdk/resources/shared";

/** What the stand-in does with a request that the real API would accept. */
export type Behaviour =
  | { kind: "normal" }
  | { kind: "text"; text: string }
  | { kind: "slow"; ms: number }
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
}

type Fault = "reset" | { delayMs: number } | null;

/** What a model wrote; different enough from each other to pass as different quotes. */
const TEXTS = [
  "Today seems to ask a lot of you, and it is okay to go slowly. You do not have to carry all of it at once. A quiet minute with nothing to do still counts.",
  "There is a lot sitting on your shoulders right now, and it makes sense that you feel the weight. Maybe one small thing can wait. You are allowed to leave it for another hour.",
  "Some days are heavy, and this looks like one of them. Nothing needs to be solved in this moment. Let the room be still, let your breath be slow, and let that be enough for now.",
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

function messageAnswer(behaviour: Behaviour, model: string, text: string): Answer {
  const body = JSON.stringify({ ...message(model, text), ...variation(behaviour, text) });
  return {
    status: 200,
    headers: { "content-type": "application/json" },
    body,
    hold: behaviour.kind === "hang",
  };
}

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
