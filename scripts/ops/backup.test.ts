import "@/tests/support/environment";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newestMasterKeyId } from "@/lib/db/encryption/master-keys";
import { migrationNames } from "@/lib/db/migrate";
import { type Manifest, readBackupFile, writeBackupFile } from "./backup-file";
import { assertFits } from "./restored-database";

const MANIFEST: Manifest = {
  format: "hearten-backup-1",
  database: "embedded",
  takenAt: "2026-11-21T08:00:00.000Z",
  serverVersion: 18,
  migrations: ["20261121020000_foundation"],
  masterKeyIds: ["0123456789abcdef"],
  members: 3,
};

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hearten-backup-file-"));
  file = join(folder, "one.backup");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (payload = "what the\ndatabase wrote\n") =>
  writeBackupFile(file, async (add) => {
    for (const part of payload.match(/.{1,5}/gs) ?? []) await add(Buffer.from(part));
    return MANIFEST;
  });

test("What was written is read again, and only its owner may read the file", async () => {
  await write();
  const backup = await readBackupFile(file);
  expect(backup.manifest).toEqual(MANIFEST);
  expect((await buffer(backup.payload())).toString()).toBe("what the\ndatabase wrote\n");
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("A file that is there stays as it is", async () => {
  writeFileSync(file, "mine");
  chmodSync(file, 0o644);
  await expect(write()).rejects.toThrow(/exists already/);
  expect(readFileSync(file, "utf8")).toBe("mine");
});

test("A backup that fails half-way leaves no file", async () => {
  const failing = writeBackupFile(file, async (add) => {
    await add(Buffer.from("half"));
    throw new Error("the disk is gone");
  });
  await expect(failing).rejects.toThrow("the disk is gone");
  await expect(readBackupFile(file)).rejects.toThrow(/cannot be read/);
});

test("A file cut off anywhere, or with one bit changed anywhere, is refused", async () => {
  await write();
  const whole = readFileSync(file);
  const broken = join(folder, "broken");
  for (let at = 0; at < whole.length; at++) {
    writeFileSync(broken, whole.subarray(0, at));
    await expect(readBackupFile(broken)).rejects.toThrow(/is not a whole backup/);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    writeFileSync(broken, changed);
    await expect(readBackupFile(broken)).rejects.toThrow(/is not a whole backup/);
  }
});

const CONTENTS = {
  migrations: migrationNames("prisma/migrations").slice(0, 2),
  masterKeyIds: [newestMasterKeyId()],
};

const judge = (change: Partial<typeof CONTENTS>) => () => assertFits({ ...CONTENTS, ...change });

test("A backup of an older schema fits", () => {
  expect(judge({})).not.toThrow();
});

test("A backup of a newer schema or of other keys is refused by name", () => {
  expect(judge({ migrations: [...CONTENTS.migrations, "99990101000000_later"] })).toThrow(
    /newer Hearten: its migration 99990101000000_later/,
  );
  expect(judge({ masterKeyIds: [newestMasterKeyId(), "0123456789abcdef"] })).toThrow(
    /master key \(0123456789abcdef\) is not in the variable DATA_ENCRYPTION_KEYS/,
  );
});
