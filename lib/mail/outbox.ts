import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { now } from "@/lib/time/clock";
import { type Handover, type Mail, type MailService, wantedOf } from "./port";
import { sendOneByOne } from "./smtp";
import "server-only";
import PostalMime from "postal-mime";
import { env, isDemo } from "@/lib/config/env";

// Writes the message as it would go over the wire (RFC 5322), instead of sending it.
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Keeps each mail as one `.eml` file, newest last by name, for anyone on this machine to open. */
export function outbox(folder: string, from: string): MailService {
  let known: Promise<Set<string>> | undefined;
  const service: MailService = {
    providerName: "Outbox",
    batchSize: 1,
    async send(mail: Mail, handover: Handover) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      known ??= fingerprintsIn(folder);
      const mark = fingerprint(handover.key);
      if ((await known).has(mark)) return "accepted";
      const { message } = await composer.sendMail({ ...mail, from });
      if ((await wantedOf([mail], handover)).length === 0) return "unwanted";
      const name = `${now().toISOString().replaceAll(":", "-")}-${mark}.eml`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      // Whoever reads the folder sees whole mails only.
      await rename(unfinished, join(folder, name));
      (await known).add(mark);
      return "accepted";
    },
    sendBatch: (mails, handover) => sendOneByOne(service, mails, handover),
    checkCredits: async () => "The outbox keeps emails as files on this server, so there's no quota.",
  };
  return service;
}

/** Of the mails that are there already: this process alone adds to them. */
async function fingerprintsIn(folder: string): Promise<Set<string>> {
  const names = await readdir(folder);
  return new Set(names.flatMap((name) => /^[^.].*-([0-9a-f]{12})\.eml$/.exec(name)?.[1] ?? []));
}

function fingerprint(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}

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
