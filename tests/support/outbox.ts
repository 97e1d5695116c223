import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

/** The mails to an address that a server's outbox keeps, oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  // One that is still being written begins with a dot.
  const files = names.filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some((recipient) => recipient.address === address));
}

/** The link to one of the app's pages in a mail's text. */
export function linkIn(mail: Email | undefined, path: string): URL {
  const links = mail?.text?.match(/https?:\/\/[^\s\]>)]+/g) ?? [];
  const found = links.map((link) => new URL(link)).find((link) => link.pathname === path);
  if (!found) throw new Error(`The mail holds no link to ${path}.`);
  return found;
}

export function tokenIn(mail: Email | undefined, path: string): string {
  return linkIn(mail, path).searchParams.get("token") ?? "";
}
