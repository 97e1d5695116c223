import "server-only";
import { env } from "@/lib/config/env";
import { NEWSLETTER_LINK_DAYS } from "@/lib/config/policy";
import type { Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { hashOfToken, newToken } from "@/lib/ground/hashes";
import { now } from "@/lib/time/clock";
import type { Recipient } from "./recipients";

/** Where a newsletter lets its reader leave. */
export interface UnsubscribeLinks {
  /** The page that the link in the text opens. */
  page: string;
  /** The headers with which a mail program offers a button of its own (RFC 2369, RFC 8058). */
  headers: { "List-Unsubscribe": string; "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export function unsubscribeLinks(token: string): UnsubscribeLinks {
  const link = (path: string) => {
    const url = new URL(path, env().appUrl);
    url.searchParams.set("token", token);
    return url.href;
  };
  return {
    page: link("/unsubscribe-newsletter"),
    headers: {
      "List-Unsubscribe": `<${link("/api/newsletter/one-click")}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const CONFIRM_WITHIN_MS = NEWSLETTER_LINK_DAYS * 86_400_000;

/** A new random 256-bit token with which a subscription is confirmed. Only its hash is kept. */
export async function issueConfirmToken(db: Transaction, subscriberId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now().getTime() + CONFIRM_WITHIN_MS);
  await db.mailToken.create({
    data: {
      id: newId(),
      purpose: "confirm_newsletter",
      subscriberId,
      tokenHash: hashOfToken(token),
      expiresAt,
    },
  });
  return token;
}

/**
 * Tokens with which the recipients of a newsletter unsubscribe, in the recipients' order. They do not expire: a mail
 * may be opened years later.
 */
export async function issueUnsubscribeTokens(
  db: Transaction,
  recipients: readonly Recipient[],
): Promise<string[]> {
  const tokens = recipients.map(() => newToken());
  await db.mailToken.createMany({
    data: recipients.map(({ email, subscriberId, userId }, index) => ({
      id: newId(),
      purpose: "unsubscribe_newsletter" as const,
      email,
      subscriberId,
      userId: subscriberId ? null : userId,
      tokenHash: hashOfToken(tokens[index] ?? ""),
    })),
  });
  return tokens;
}
