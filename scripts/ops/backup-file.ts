import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { z } from "zod";
import { Refusal } from "../lib/trouble";

/** What a backup says about itself. It names no member and holds no key. */
const Manifest = z.object({
  format: z.literal("hearten-backup-1"),
  database: z.enum(["embedded", "postgres"]),
  takenAt: z.iso.datetime(),
  /** Major version of the PostgreSQL inside it: its files are of that version. */
  serverVersion: z.number().int().positive(),
  migrations: z.array(z.string()).min(1),
  /** Ids of the master keys without which members cannot be read. */
  masterKeyIds: z.array(z.string()),
  members: z.number().int().nonnegative(),
});

export type Manifest = z.infer<typeof Manifest>;

export type Write = (chunk: Uint8Array) => Promise<void>;

/**
 * Makes a backup file that only its owner may read: what `produce` writes, then a line that describes it, then a line
 * with the SHA-256 of everything before. A file that was cut off anywhere thereby lacks its end.
 *
 * @throws Refusal when there is a file of that name; it stays as it is
 */
export async function writeBackupFile(
  path: string,
  produce: (write: Write) => Promise<Manifest>,
): Promise<Manifest> {
  const file = await create(path);
  try {
    const hash = createHash("sha256");
    const write: Write = async (chunk) => {
      hash.update(chunk);
      await file.writeFile(chunk);
    };
    const manifest = await produce(write);
    await write(Buffer.from(`\n${JSON.stringify(manifest)}\n`));
    await file.writeFile(`${hash.digest("hex")}\n`);
    await file.sync();
    await file.close();
    return manifest;
  } catch (error) {
    await file.close().catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

async function create(path: string): Promise<FileHandle> {
  try {
    return await open(path, "wx", 0o600);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EEXIST") throw new Refusal(`${path} exists already. A backup never overwrites a file.`);
    throw new Refusal(`${path} cannot be made (${String(code)}).`);
  }
}

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
