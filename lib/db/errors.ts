import { Prisma } from "@/generated/prisma/client";

/** PostgreSQL's own words for them, which are all that Prisma says of a raw statement. */
const UNIQUE_VIOLATION = /Code: `23505`/;
const FOREIGN_KEY_VIOLATION = /Code: `23503`/;

/** Whether a write failed because another row already has the unique value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2002" || (error.code === "P2010" && UNIQUE_VIOLATION.test(error.message));
}

/** Whether a write failed because the row that it belongs to is gone. */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2003" || (error.code === "P2010" && FOREIGN_KEY_VIOLATION.test(error.message));
}

/** Codes of PostgreSQL (classes 08 and 57, too many connections), of Node and of Prisma. */
const CONNECTION_LOST =
  /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|P1001|P1002|P1008|P1017)$/;
/**
 * It is there, and does not get on: read-only (25006), a statement or lock that took too long (57014, 55P03), a transaction
 * that was let go (25P03, 40001, 40P01), no memory (53200); and Prisma of a transaction that waited (P2028, P2034).
 */
const STUCK = new Set(["25006", "57014", "55P03", "25P03", "40001", "40P01", "53200", "P2028", "P2034"]);
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** What pg has no code for. */
const LOST_WORDS =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout/;
/** ENOSPC as Emscripten's file system counts it, under the embedded database. */
const WASM_DISK_FULL = 51;

/** Whether the database could not be reached, or left in the middle of it. */
export function isConnectionLost(error: unknown): boolean {
  return chain(error).some(
    (part) => CONNECTION_LOST.test(codeOf(part)) || (part instanceof Error && LOST_WORDS.test(part.message)),
  );
}

/** Whether the database could not be reached, or would not or could not do this in time. */
export function isDatabaseAway(error: unknown): boolean {
  return isConnectionLost(error) || chain(error).some((part) => STUCK.has(codeOf(part)));
}

/** Whether a write found no room on the disk. */
export function isDiskFull(error: unknown): boolean {
  return chain(error).some(
    (part) =>
      DISK_FULL.test(codeOf(part)) ||
      (part instanceof Error && part.name === "ErrnoError" && Reflect.get(part, "errno") === WASM_DISK_FULL),
  );
}

/** An error and what caused it; Prisma keeps the driver's own error aside. */
function chain(error: unknown): unknown[] {
  const parts: unknown[] = [];
  for (let part = error; part instanceof Object && parts.length < 8; ) {
    parts.push(part);
    const { cause, meta } = part as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
    part = cause ?? meta?.driverAdapterError;
  }
  return parts;
}

function codeOf(part: unknown): string {
  const { code, originalCode } = part as { code?: unknown; originalCode?: unknown };
  return String(originalCode ?? code ?? "");
}
