import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/ground/errors";

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DEPTH = 20;
/** How much of a name that somebody made up is said back to them. */
const MAX_NAME = 200;

/** @throws AppError invalid_input, naming the field */
export async function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
): Promise<z.output<Schema>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError("invalid_input", "The body must be sent as application/json.");
  }
  return checked(schema, jsonOf(await boundedText(request)));
}

/** A query string; a name given twice is refused. */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: URLSearchParams,
): z.output<Schema> {
  const entries = [...query];
  const twice = entries.map(([name]) => name).find((name, index, names) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new AppError("invalid_input", `${twice} is given twice.`, { field: twice });
  return checked(schema, Object.fromEntries(entries));
}

/** The parts of the path. What cannot be an id names nothing. */
export function parseParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new AppError("not_found", "There is nothing here.");
  return parsed.data;
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  assertCleanText(value, "");
  const parsed = schema.safeParse(value, { error: requirement });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue) throw new AppError("invalid_input", "The request could not be read.");
  throw new AppError("invalid_input", sentence(issue, value), { field: fieldOf(issue) });
}

/** The field that an issue is about; undefined when it is the whole body. */
function fieldOf(issue: z.core.$ZodIssue): string | undefined {
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...unknown].join(".").slice(0, MAX_NAME);
  return field || undefined;
}

function sentence(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "unrecognized_keys")
    return `Unknown field: ${issue.keys.join(", ").slice(0, MAX_NAME)}.`;
  if (issue.path.length === 0) return `The body ${issue.message}.`;
  const field = issue.path.join(".");
  return isMissing(value, issue.path) ? `${field} is required.` : `${field} ${issue.message}.`;
}

/** What a value must be, where the schema has no words of its own for it. */
function requirement(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_value") return `must be one of ${issue.values.map(String).join(", ")}`;
  if (issue.code === "invalid_type") return `must be ${KINDS[issue.expected] ?? issue.expected}`;
  return "is not valid";
}

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
};

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let part = value;
  for (const key of path) {
    if (part === null || typeof part !== "object") return false;
    part = Reflect.get(part, key);
  }
  return part === undefined;
}

/** PostgreSQL text holds no NUL, and UTF-8 no lone surrogate: refused by name instead of failing later. */
function assertCleanText(value: unknown, path: string, depth = 0): void {
  // No input of ours nests this far, and walking one that does would exhaust the stack.
  if (depth > MAX_DEPTH) throw new AppError("invalid_input", "The body is nested too deeply.");
  if (typeof value === "string") {
    if (value.includes("\0") || !value.isWellFormed()) {
      throw new AppError("invalid_input", `${path || "The body"} contains characters that are not text.`, {
        field: path || undefined,
      });
    }
  } else if (value !== null && typeof value === "object") {
    for (const [key, part] of Object.entries(value)) {
      assertCleanText(part, path ? `${path}.${key}` : key, depth + 1);
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", "The body is not valid JSON.");
  }
}

/** @throws AppError invalid_input when the body is larger than any of ours */
export async function boundedText(request: Request): Promise<string> {
  return new TextDecoder().decode(await boundedBytes(request, MAX_BODY_BYTES));
}

/** The body as it was sent. @throws AppError invalid_input when it is larger than allowed, or ended early */
export async function boundedBytes(
  request: Request,
  most: number,
  tooLarge = `The body is larger than ${Math.round(most / 1024)} kB.`,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > most) throw new AppError("invalid_input", tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A caller who hangs up midway is no fault of this server's. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    if (body) yield* body;
  } catch (cause) {
    throw new AppError("invalid_input", "The body ended before it was whole.", { cause });
  }
}

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
