import "server-only";
import { AppError } from "@/lib/errors";

/**
 * The client's own name for what it asks, given again when it asks again (IETF draft "The Idempotency-Key HTTP
 * Header Field"); null when it gives none.
 *
 * @throws AppError invalid_input when it is not 1 to 200 printable characters
 */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError(
      "invalid_input",
      "Idempotency-Key must be 1 to 200 printable characters without spaces.",
    );
  }
  return key;
}
