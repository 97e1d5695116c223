import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { Manifest } from "./manifest";
import { Refusal } from "./refusal";

export interface BackupFile {
  manifest: Manifest;
  /** What the database wrote. */
  payload(): Readable;
}

/** The digest in hexadecimal, and its line's end. */
const DIGEST_BYTES = 65;
/** No description of a backup is longer. */
const LONGEST_MANIFEST = 256 * 1024;

/**
 * Reads and checks a whole backup file.
 *
 * @throws Refusal when it is not a backup, or is not as it was written
 */
export async function readBackupFile(path: string): Promise<BackupFile> {
  const file = await open(path, "r").catch(() => {
    throw new Refusal(`${path} cannot be read. Is it there?`);
  });
  try {
    const { size } = await file.stat();
    const bodyBytes = size - DIGEST_BYTES;
    if (bodyBytes <= 0) throw new Refusal(damaged(path));
    const digest = (await piece(file, bodyBytes, DIGEST_BYTES)).toString("latin1");
    const end = await piece(file, Math.max(0, bodyBytes - LONGEST_MANIFEST), bodyBytes);
    const start = end.lastIndexOf("\n", -2);
    const manifest = start < 0 ? undefined : parsed(end.subarray(start + 1).toString("utf8"));
    if (!manifest || `${await digestOf(path, bodyBytes)}\n` !== digest) throw new Refusal(damaged(path));
    // Without the line break before the description.
    const payloadBytes = bodyBytes - (end.length - start);
    return { manifest, payload: () => createReadStream(path, { start: 0, end: payloadBytes - 1 }) };
  } finally {
    await file.close();
  }
}

async function piece(file: FileHandle, position: number, limit: number): Promise<Buffer> {
  const length = Math.min(limit, LONGEST_MANIFEST);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function parsed(line: string): Manifest | undefined {
  try {
    return Manifest.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

async function digestOf(path: string, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { start: 0, end: bytes - 1 }))
    hash.update(chunk as Buffer);
  return hash.digest("hex");
}

function damaged(path: string): string {
  return `${path} is not a whole backup of Hearten: it was cut off, changed or made by something else. Nothing was changed.`;
}
