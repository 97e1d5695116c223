import "server-only";
import { AppError, type ErrorCode } from "@/lib/ground/errors";
import { log } from "@/lib/ground/log";

const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  session_ended: 401,
  access_expired: 403,
  forbidden: 403,
  reauthenticate: 403,
  second_factor: 403,
  second_factor_again: 403,
  wrong_password: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  upstream_unavailable: 503,
};

/** What a screen answers by itself. */
const NAMED = new Set<ErrorCode>(["reauthenticate", "second_factor", "second_factor_again"]);

/** The reply to a failure. What was not foreseen is logged by its kind and told by its request id. */
export function errorResponse(error: unknown, requestId?: string): Response {
  if (!(error instanceof AppError)) return unexpected(error, requestId);
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (error.retryAfterSeconds !== undefined) headers.set("Retry-After", String(error.retryAfterSeconds));
  return Response.json(bodyOf(error), { status: STATUS[error.code], headers });
}

function bodyOf(error: AppError): Record<string, unknown> {
  const { code, message, reason, field, told } = error;
  if (code === "access_expired") return { requiresAuth: true, reason, message };
  if (code === "session_ended") return { requiresAuth: true, reason: code, message };
  if (NAMED.has(code)) return { code, message };
  return field === undefined ? { message, ...told } : { message, field, code };
}

function unexpected(error: unknown, requestId: string | undefined): Response {
  log.error({ event: "unexpected_error", requestId, ...kindOf(error) });
  const message = "Something went wrong on our side. Please try again.";
  return Response.json(
    { message, requestId },
    { status: 500, headers: { "Cache-Control": "private, no-store" } },
  );
}

/** What may be said of an error in a log: messages of libraries can quote rows, so only kinds and places go. */
function kindOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code,
    at: frames
      .slice(0, 5)
      .map((line) => line.trim())
      .join(" | "),
  };
}
