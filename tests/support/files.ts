import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every byte that the files of a folder hold, whatever they are. */
export function bytesUnder(folder: string): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(files.map((entry) => readFileSync(join(entry.parentPath, entry.name))));
}
