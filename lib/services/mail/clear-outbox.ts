import "server-only";
import { readdir, rm } from "node:fs/promises";
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
