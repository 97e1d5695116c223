import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "@/lib/config/env";

/** Where the master keys that are in use come from, in words. */
export function whereKeysAre({ dataDir, dataEncryptionKeys }: Env): string {
  const file = join(dataDir, "secrets.json");
  return keysIn(file) === dataEncryptionKeys.join(",") ? file : "the variable DATA_ENCRYPTION_KEYS";
}

function keysIn(file: string): unknown {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>).DATA_ENCRYPTION_KEYS;
  } catch {
    return undefined;
  }
}
