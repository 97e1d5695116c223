import { createHash } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import type { Manifest } from "./manifest";
import { Refusal } from "./refusal";

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
