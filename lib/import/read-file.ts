import { IMPORT_MAX_ENTRIES } from "@/lib/config/policy";
import { AppError } from "@/lib/ground/errors";
import { counted } from "@/lib/time/date-words";
import { isDaylio, readDaylio } from "./read-daylio";
import { Problems, type Reader, type ReadFile } from "./read-entry";
import { isOwnCsv, readOwnCsv } from "./read-own-csv";
import { ownJsonIn, readOwnJson } from "./read-own-json";
import { readTable } from "./read-table";

const OTHER_KIND =
  "We can't read this kind of file. You can import Hearten's own exports, as CSV or JSON, and the CSV export of Daylio.";
const EMPTY = "There are no entries in this file.";
const BROKEN_LETTERS =
  "We can't read the letters in this file. Save it as CSV with UTF-8, or export it again, and choose it once more.";
const BROKEN_JSON = "This file ends too early or was changed, so we can't read it. Please export it again.";
const TOO_MANY = `This file has more than ${counted(IMPORT_MAX_ENTRIES)} entries, which is more than we can take in one go.`;

/**
 * Reads what a member brings along. Rows that can't be read are told and left out.
 *
 * @throws AppError invalid_input when the file as a whole can't be read, in words for the member
 */
export function readFile(bytes: Uint8Array, reader: Reader): ReadFile {
  const text = textOf(bytes).trim();
  if (text === "") throw new AppError("invalid_input", EMPTY);
  const problems = new Problems();
  const read = text.startsWith("{") ? jsonFile(text, reader, problems) : csvFile(text, reader, problems);
  if (read.entries.length === 0 && problems.count === 0) throw new AppError("invalid_input", EMPTY);
  if (read.entries.length > IMPORT_MAX_ENTRIES) throw new AppError("invalid_input", TOO_MANY);
  return { ...read, problems: problems.told, problemCount: problems.count };
}

type Content = Pick<ReadFile, "kind" | "entries">;

function jsonFile(text: string, reader: Reader, problems: Problems): Content {
  const file = ownJsonIn(jsonIn(text));
  if (!file) throw new AppError("invalid_input", OTHER_KIND);
  return { kind: "hearten_json", entries: readOwnJson(file, reader, problems) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message repeats what stands there.
    throw new AppError("invalid_input", BROKEN_JSON);
  }
}

function csvFile(text: string, reader: Reader, problems: Problems): Content {
  const table = readTable(text, problems);
  if (isOwnCsv(table)) return { kind: "hearten_csv", entries: readOwnCsv(table, reader, problems) };
  if (isDaylio(table)) return { kind: "daylio", entries: readDaylio(table, reader, problems) };
  throw new AppError("invalid_input", OTHER_KIND);
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
  throw new AppError("invalid_input", BROKEN_LETTERS);
}
