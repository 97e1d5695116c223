import "server-only";
import { v5 } from "uuid";
import type { Transaction } from "@/lib/db/client";
import { openForServer, type ServerSealed, sealForServer } from "@/lib/db/encryption/server-cipher";
import { AT_ONCE, jobs, within } from "@/lib/db/jobs";
import type { QueuedLetter, TemplateName } from "./templates";
import { mailQueued } from "./wake";

/** What the queue keeps of a mail: addresses and tokens only sealed, and nothing once it is out. */
export interface MailJob extends ServerSealed {
  id: string;
  template: TemplateName;
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
  const job: MailJob = { id, template: letter.template, ...sealForServer(place(id), JSON.stringify(letter)) };
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
