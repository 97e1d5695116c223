import { v7 } from "uuid";

/** A time-ordered id (UUIDv7, RFC 9562): ordering by it is ordering by time. */
export function newId(): string {
  return v7();
}
