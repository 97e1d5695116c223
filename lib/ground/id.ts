import { z } from "zod";

/**
 * An id as it is stored: in small letters, however it was sent (RFC 9562). What is sealed is bound to it letter by
 * letter, while the database takes either.
 *
 * @param message what it must be, where it is not one
 */
export function anId(message?: string) {
  return z.uuid(message).toLowerCase();
}
