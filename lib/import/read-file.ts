import { IMPORT_MAX_ENTRIES } from "@/lib/config/policy";
import { isDaylio, readDaylio } from "./read-daylio";
import { Problems, type Reader, type ReadFile, refusal } from "./read-entry";
import { isOwnCsv, readOwnCsv } from "./read-own-csv";
import { ownJsonIn, readOwnJson } from "./read-own-json";
import { readTable } from "./read-table";
import type { Problem } from "./schema";

/**
 * Reads what a member brings along. Rows that can't be read are told and left out.
 *
 * @throws AppError invalid_input when the file as a whole can't be read, in words for the member
 */
export function readFile(bytes: Uint8Array, reader: Reader): ReadFile {
  const text = textOf(bytes).trim();
  if (text === "") throw refusal("empty");
  const problems = new Problems();
  const read = text.startsWith("{") ? jsonFile(text, reader, problems) : csvFile(text, reader, problems);
  if (read.entries.length === 0 && problems.count === 0) throw refusal("empty");
  const { told, count, otherMoods } = problems;
  return { ...read, problems: told.toSorted(byPlace), problemCount: count, otherMoods };
}

function byPlace(a: Problem, b: Problem): number {
  return a.place.localeCompare(b.place, "en", { numeric: true });
}

type Content = Pick<ReadFile, "kind" | "found" | "entries">;

function jsonFile(text: string, reader: Reader, problems: Problems): Content {
  const file = ownJsonIn(jsonIn(text));
  if (!file) throw refusal("otherKind");
  const entries = readOwnJson(file, reader, problems);
  return { kind: "hearten_json", found: file.checkIns.length, entries };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message repeats what stands there.
    throw refusal("brokenJson");
  }
}

function csvFile(text: string, reader: Reader, problems: Problems): Content {
  const table = readTable(text, problems);
  const isOwn = isOwnCsv(table);
  if (!isOwn && !isDaylio(table)) throw refusal("otherKind");
  const found = table.records;
  if (found > IMPORT_MAX_ENTRIES) throw refusal("tooMany");
  return isOwn
    ? { kind: "hearten_csv", found, entries: readOwnCsv(table, reader, problems) }
    : { kind: "daylio", found, entries: readDaylio(table, reader, problems) };
}

/** Text in UTF-8, or in UTF-16 as spreadsheets save it, which begins with a mark. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // Told below.
  }
  throw refusal("brokenLetters");
}
