import "server-only";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** Deletes the outbox's mails that were written before an instant; their names begin with when. */
export async function clearOutbox(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const limit = before.toISOString().replaceAll(":", "-");
  // An unfinished one that a crash left behind has a dot in front.
  const old = names.filter((name) => name.endsWith(".eml") && name.replace(/^\./, "") < limit);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.length;
}

/** Deletes the outbox's mails to an address. */
export async function forgetInOutbox(folder: string, address: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const to = `\r\nto: ${address}\r\n`.toLowerCase();
  for (const path of names.map((name) => join(folder, name))) {
    const [head = ""] = (await readFile(path, "utf8")).split("\r\n\r\n", 1);
    if (`\r\n${head}\r\n`.toLowerCase().includes(to)) await rm(path, { force: true });
  }
}
