import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";
import { type Answer, errorAnswer } from "@/tests/support/anthropic-behaviours";

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

export type MessageRequest = z.infer<typeof MessageRequest>;

/** The request as the API reads it, or the error that the real one answers. */
export function readRequest(
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
