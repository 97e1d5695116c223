import "server-only";
import { v5 } from "uuid";
import type { Transaction } from "@/lib/db/client";
import { openForServer, type ServerSealed, sealForServer } from "@/lib/db/encryption/ciphers";
import { AT_ONCE, jobs, within } from "@/lib/db/queue";
import { inBackground } from "@/lib/ground/background";
import type { QueuedLetter, TemplateName } from "./letters";

/** What the queue keeps of a mail until it is out: addresses and tokens only sealed. */
export interface MailJob extends ServerSealed {
  id: string;
  template: TemplateName;
  /** The member that it goes to, where it is one. */
  userId?: string;
}

const NAMESPACE = "5f0c63a0-6a53-4c39-9d28-3d5f9a3d1f0e";

interface QueueOptions {
  /** Names the mail: the same key twice is one mail. It ends up in an id, never in the clear. */
  key: string;
  /** Not to be sent before. */
  startAfter?: Date;
}

/** Queues a letter in the transaction of what causes it: both are committed, or neither. */
export async function queueMail(
  tx: Transaction,
  letter: QueuedLetter,
  { key, startAfter }: QueueOptions,
): Promise<void> {
  const id = v5(key, NAMESPACE);
  const { template, to } = letter;
  const member = "userId" in to ? { userId: to.userId } : {};
  const job: MailJob = { id, template, ...member, ...sealForServer(place(id), JSON.stringify(letter)) };
  await jobs().send("mail", job, { id, startAfter: startAfter ?? AT_ONCE, ...within(tx) });
  mailQueued();
}

/** @throws when the master key that sealed it is no longer configured */
export function openMailJob(job: MailJob): QueuedLetter {
  return JSON.parse(openForServer(place(job.id), job)) as QueuedLetter;
}

function place(id: string): string {
  return `MailJob:${id}`;
}

// The worker is started by one bundle of the server and woken from others: they meet here.
const shared = globalThis as typeof globalThis & { heartenMailQueued?: () => Promise<void> };

/** Says what to do when a mail was queued: wake a worker, or send at once where none can stay. */
export function onMailQueued(listener: (() => Promise<void>) | undefined): void {
  shared.heartenMailQueued = listener;
}

/** Tells that a mail was queued, once the request that queued it is answered and so committed. */
export function mailQueued(): void {
  const listener = shared.heartenMailQueued;
  if (listener) inBackground("mail_wake", listener);
}
