/** Everything that can go wrong in the domain, in our own words. */
export type ErrorCode =
  | "invalid_input"
  | "unauthenticated"
  | "session_ended"
  | "access_expired"
  | "forbidden"
  | "reauthenticate"
  | "second_factor"
  | "second_factor_again"
  | "wrong_password"
  | "not_found"
  | "conflict"
  | "rate_limited"
  | "upstream_unavailable";

/** Why a signed-in member has no access at the moment. */
export type AccessReason = "trial_expired" | "payment_failed" | "no_subscription";

interface Details {
  reason?: AccessReason;
  retryAfterSeconds?: number;
  /** The field of the query or the body that is at fault. */
  field?: string | undefined;
  /** What the reply says beside the message. */
  told?: Readonly<Record<string, boolean>>;
  cause?: unknown;
}

/**
 * A failure that the person in front of the screen can understand. `message` is shown to them,
 * so it never carries a secret, an address or a rating.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: AccessReason | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly field: string | undefined;
  readonly told: Readonly<Record<string, boolean>> | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.reason = details.reason;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.field = details.field;
    this.told = details.told;
  }
}
