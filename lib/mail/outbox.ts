import "server-only";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { env, isDemo } from "@/lib/config/env";
import { ERASED_ADDRESS_HOURS } from "@/lib/config/policy";
import { database, type Transaction } from "@/lib/db/client";
import { keyedHash } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";
import { type Handover, type Mail, type MailService, wantedOf } from "./port";
import { sendOneByOne } from "./smtp";

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

/** A mail that was in hand when its reader was erased is out by then: no job takes longer. */
const IN_HAND_MS = ERASED_ADDRESS_HOURS * 3_600_000;

interface ErasedAddress {
  addressHash: string;
  erasedAt: Date;
  clearedAt: Date | null;
}

/** Deletes the outbox's mails that were written before an instant; their names begin with when. */
export async function clearOutbox(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  // An unfinished one that a crash left behind goes as well.
  const old = names.filter((name) => name.endsWith(".eml") && isBefore(name, before));
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.length;
}

/**
 * Notes, in the transaction of the erasure, whose mails are to go from the outbox: it is files, which no transaction
 * holds, so that clearing it may fail and is then tried again.
 */
export async function eraseFromOutbox(tx: Transaction, addresses: readonly string[]): Promise<void> {
  if (env().mail.kind !== "outbox") return;
  const noted = { erasedAt: now(), clearedAt: null };
  for (const address of addresses) {
    const addressHash = hashOf(address);
    await tx.erasedAddress.upsert({
      where: { addressHash },
      create: { addressHash, ...noted },
      update: noted,
    });
  }
}

/**
 * Deletes the outbox's mails to erased addresses: all from before the erasure, and until none can be in hand any more
 * what came after it as well, unless somebody has the address again.
 *
 * @throws when a file could not be read or deleted; every other one is gone, and the next call tries again
 */
export async function clearErasedMails(signal?: AbortSignal): Promise<number> {
  const { mail } = env();
  const db = await database();
  const erased = await db.erasedAddress.findMany();
  if (mail.kind !== "outbox" || erased.length === 0) return 0;
  const startedAt = now();
  const failures: unknown[] = [];
  let count = 0;
  for (const name of await namesToLookAt(mail.folder, erased)) {
    // The rest is looked at next time, since nothing is noted as cleared.
    if (signal?.aborted) return count;
    try {
      if (await clearIfErased(mail.folder, name, erased)) count += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  const seen = { OR: erased.map(({ addressHash, erasedAt }) => ({ addressHash, erasedAt })) };
  await db.erasedAddress.updateMany({ where: { ...seen, clearedAt: null }, data: { clearedAt: startedAt } });
  const nothingInHand = { lt: new Date(startedAt.getTime() - IN_HAND_MS) };
  await db.erasedAddress.deleteMany({ where: { AND: [seen, { erasedAt: nothingInHand }] } });
  return count;
}

/** All mails, until a first look has found everything from before the erasures; then those that may be new. */
async function namesToLookAt(folder: string, erased: readonly ErasedAddress[]): Promise<string[]> {
  const names = ((await readdir(folder).catch(missing)) ?? []).filter((name) => name.endsWith(".eml"));
  if (erased.some(({ clearedAt }) => !clearedAt)) return names;
  const first = Math.min(...erased.map(({ erasedAt }) => erasedAt.getTime()));
  return names.filter((name) => !isBefore(name, new Date(first - IN_HAND_MS)));
}

async function clearIfErased(
  folder: string,
  name: string,
  erased: readonly ErasedAddress[],
): Promise<boolean> {
  // One that is being written gets its final name, without the dot, when it is whole.
  for (const path of [name, name.replace(/^\./, "")].map((each) => join(folder, each))) {
    const address = await readerOf(path);
    if (address === null) continue;
    const addressHash = hashOf(address);
    const row = erased.find((each) => each.addressHash === addressHash);
    if (!row || !(isBefore(name, row.erasedAt) || (await isNobodys(address)))) return false;
    await rm(path, { force: true });
    return true;
  }
  return false;
}

/** Who the mail in a file is to; null when there is no such file. */
async function readerOf(path: string): Promise<string | null> {
  const text = await readFile(path, "utf8").catch(missing);
  if (text === null) return null;
  const [head = ""] = text.split("\r\n\r\n", 1);
  return (await PostalMime.parse(`${head}\r\n\r\n`)).to?.[0]?.address ?? null;
}

async function isNobodys(email: string): Promise<boolean> {
  const db = await database();
  const where = { email };
  return (await db.user.count({ where })) + (await db.newsletterSubscriber.count({ where })) === 0;
}

/** Nothing, for what is not there. */
function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

function isBefore(name: string, instant: Date): boolean {
  return name.replace(/^\./, "") < instant.toISOString().replaceAll(":", "-");
}

function hashOf(address: string): string {
  return keyedHash("erased address", address);
}
