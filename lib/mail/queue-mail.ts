import "server-only";
import { v5 } from "uuid";
import type { z } from "zod";
import type { ACCOUNT_LETTERS } from "@/emails/account";
import type { Template } from "@/emails/letter";
import type { NEWSLETTER_LETTERS } from "@/emails/newsletter";
import type { SUBSCRIPTION_LETTERS } from "@/emails/subscription";
import type { Transaction } from "@/lib/db/client";
import { openForServer, type ServerSealed, sealForServer } from "@/lib/db/encryption/ciphers";
import { AT_ONCE, jobs, within } from "@/lib/db/queue";
import { inBackground } from "@/lib/ground/background";

// The letters' types alone: who queues one does not load what draws it.
export type Templates = typeof ACCOUNT_LETTERS & typeof SUBSCRIPTION_LETTERS & typeof NEWSLETTER_LETTERS;
/** Without the index signature that an empty object's type has. */
type DataOf<T extends Template> = { [Field in keyof T["data"]["shape"]]: z.infer<T["data"]["shape"][Field]> };
export type TemplateName = keyof Templates;

/**
 * Who a letter goes to: a member, at the address they have when it goes out or at the one that is given, and nobody
 * once their account is deleted; a subscriber of the newsletter, as long as they are on record; or a bare address.
 */
export type Recipient = { userId: string; email?: string } | { subscriberId: string } | { email: string };

/** A letter to be written when it is sent: which one, to whom, and what it has to say. */
export type QueuedLetter = {
  [Name in TemplateName]: { template: Name; to: Recipient } & DataOf<Templates[Name]>;
}[TemplateName];

/** What may have happened to the admin's second factor. */
export type FactorEvent = Extract<QueuedLetter, { template: "secondFactorChanged" }>["event"];

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
