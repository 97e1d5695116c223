import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Program, start } from "@/tests/support/program";
import { FolderInUseError, lockFolder } from "./folder-lock";

const PATIENCE = 30_000;

let home: string;
let folder: string;
let holders: Program[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "hearten-lock-"));
  folder = join(home, "database");
  holders = [];
});

afterEach(async () => {
  for (const holder of holders) await killed(holder);
  rmSync(home, { recursive: true });
});

/** Another process that wants the folder, and the first thing that it says. */
async function contender(): Promise<{ process: Program; says: string }> {
  const process = start("tests/support/programs/hold-folder.ts", [folder]);
  holders.push(process);
  const [says] = (await once(createInterface({ input: process.stdout }), "line")) as [string];
  return { process, says };
}

async function killed(holder: Program): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  const ended = once(holder, "close");
  holder.kill("SIGKILL");
  await ended;
}

test("A folder that another process has open is refused, with what to do", {
  timeout: PATIENCE,
}, async () => {
  expect((await contender()).says).toBe("held");

  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  const message = `The database in ${folder} is already open in another process. Stop that one first, give this one another DATA_DIR, or set DATABASE_URL.`;
  await expect(lockFolder(folder)).rejects.toThrow(message);
  expect((await contender()).says).toBe(message);
});

test("Whoever was refused takes nothing along when it ends", { timeout: PATIENCE }, async () => {
  const unlock = await lockFolder(folder);
  const { process } = await contender();
  if (process.exitCode === null) await once(process, "close");

  expect(process.exitCode).toBe(0);
  expect((await contender()).says).toMatch(/already open/);
  unlock();
  expect(readdirSync(home)).toEqual([]);
});

test("Of several processes that start at once, at most one opens the folder", {
  timeout: PATIENCE,
}, async () => {
  for (const isLeftOver of [false, true]) {
    if (isLeftOver) await killed((await contender()).process);
    const all = await Promise.all([contender(), contender(), contender()]);
    const held = all.filter(({ says }) => says === "held");
    expect(held.length).toBeLessThanOrEqual(1);
    if (held.length === 1) await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    for (const { process } of all) await killed(process);
  }
});

test("A process refuses itself a second opening too, until it has let go", async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  unlock();
  const again = await lockFolder(folder);
  again();
});

test("What a killed holder leaves behind is taken over", { timeout: PATIENCE }, async () => {
  const { process } = await contender();
  await killed(process);
  expect(existsSync(`${folder}.lock`)).toBe(true);

  const unlock = await lockFolder(folder);
  expect((await contender()).says).toMatch(/already open/);
  unlock();
});

test("Of several that find a left-over lock at once, at most one opens the folder", {
  timeout: PATIENCE,
}, async () => {
  for (let round = 0; round < 10; round++) {
    const { process } = await contender();
    await killed(process);
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => lockFolder(folder)));
    const unlocks = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(unlocks.length).toBeLessThanOrEqual(1);
    if (unlocks.length === 1) await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    for (const unlock of unlocks) unlock();
    rmSync(`${folder}.lock`, { force: true });
  }
});

test("A folder whose path is too long for a socket is locked all the same", async () => {
  folder = join(home, "x".repeat(120), "database");
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  unlock();
});
