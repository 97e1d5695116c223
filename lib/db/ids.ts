import { v7 } from "uuid";

/** A time-ordered id (UUIDv7, RFC 9562): ordering by it is ordering by time. `at` is now unless told. */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}
