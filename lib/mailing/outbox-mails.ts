import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { env, isDemo } from "@/lib/env";

export interface OutboxMail {
  name: string;
  to: string;
  subject: string;
  sentAt: string;
  html: string;
  text: string;
}

/** As many as the page lists. */
const MOST = 100;
const NAME = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{12}\.eml$/;

/** The outbox's folder, where it may be looked into: while developing, and in the demo. Its mails open accounts. */
export function openOutbox(): string | null {
  const { mail, production } = env();
  return mail.kind === "outbox" && (!production || isDemo()) ? mail.folder : null;
}

/** The newest mails of the outbox, newest first. */
export async function outboxMails(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(/*turbopackIgnore: true*/ folder).catch(() => []);
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, MOST);
  return Promise.all(newest.map((name) => read(folder, name)));
}

async function read(folder: string, name: string): Promise<OutboxMail> {
  const parsed = await PostalMime.parse(await readFile(join(/*turbopackIgnore: true*/ folder, name)));
  return {
    name,
    to: parsed.to?.[0]?.address ?? "",
    subject: parsed.subject ?? "",
    sentAt: parsed.date ?? "",
    html: parsed.html ?? "",
    text: parsed.text ?? "",
  };
}
