import "server-only";
import { env } from "@/lib/config/env";
import { KEPT_DAYS } from "@/lib/config/policy";
import { database } from "@/lib/db/client";
import { clearOutbox } from "@/lib/mail/clear-outbox";
import { now } from "@/lib/time/clock";
import { clearMail } from "./clear-mail";

const DAY = 86_400_000;
/** A limit that was counted anew meanwhile is not lost. */
const TRIES_DAYS = 1 / 24;

/** Takes away what has served its purpose. */
export async function cleanUp(): Promise<Counts> {
  const db = await database();
  const at = now();
  const before = (days: number) => new Date(at.getTime() - days * DAY);
  const sessions = await db.session.deleteMany({ where: { expiresAt: { lte: at } } });
  const tokens = await db.mailToken.deleteMany({
    where: {
      OR: [
        { usedAt: null, expiresAt: { lte: before(KEPT_DAYS.token) } },
        // A confirmed newsletter link that is opened again still answers that it was confirmed.
        {
          usedAt: { lte: before(KEPT_DAYS.token) },
          purpose: { notIn: ["confirm_newsletter"] },
          expiresAt: { not: null },
        },
      ],
    },
  });
  const tries = await db.rateLimit.deleteMany({
    where: { expire: { lte: before(TRIES_DAYS).getTime() } },
  });
  const events = await db.billingEvent.deleteMany({
    where: { receivedAt: { lte: before(KEPT_DAYS.billingEvent) } },
  });
  const records = await db.auditRecord.deleteMany({
    where: { createdAt: { lte: before(KEPT_DAYS.auditRecord) } },
  });
  // A member's choices stay with the account, to prove what was agreed to.
  const choices = await db.consent.deleteMany({
    where: { userId: null, createdAt: { lte: before(KEPT_DAYS.visitorChoice) } },
  });
  const { mail } = env();
  const mails = mail.kind === "outbox" ? await clearOutbox(mail.folder, before(KEPT_DAYS.outboxMail)) : 0;
  return {
    sessions: sessions.count,
    tokens: tokens.count,
    tries: tries.count,
    events: events.count,
    records: records.count,
    choices: choices.count,
    mails,
    ...(await clearMail(at)),
  };
}

/** How many of what a job worked on. */
export type Counts = Record<string, number>;
