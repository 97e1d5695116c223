import "server-only";
import { createElement } from "react";
import { render, toPlainText } from "react-email";
import type { z } from "zod";
import { ACCOUNT_LETTERS } from "@/emails/account";
import { Letter, type LetterContent } from "@/emails/letter";
import * as newsletter from "@/emails/newsletter";
import { SUBSCRIPTION_LETTERS } from "@/emails/subscription";
import type { Template } from "@/emails/template";
import { env } from "@/lib/config/env";
import type { Mail } from "./port";

/** Every letter that can be queued. */
export const TEMPLATES = { ...ACCOUNT_LETTERS, ...SUBSCRIPTION_LETTERS, ...newsletter.NEWSLETTER_LETTERS };

type Templates = typeof TEMPLATES;
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

/** A letter as a mail, with the text part that readers without HTML see. */
export async function renderLetter(
  to: string,
  content: LetterContent,
  timeZone: string | null = null,
): Promise<Mail> {
  const html = await render(createElement(Letter, { content, appUrl: env().appUrl.origin, timeZone }));
  return { to, subject: content.subject, html, text: toPlainText(html) };
}

interface RenderedIssue {
  subject: string;
  html: string;
  text: string;
}

/**
 * A newsletter, or a notice where there is no link to leave, as one reader gets it, with the text part that readers
 * without HTML see.
 */
export async function renderIssue(
  content: newsletter.IssueContent,
  unsubscribeLink: string | null,
): Promise<RenderedIssue> {
  const html = await render(
    // One text goes to everybody: whose zone comes first is not known.
    createElement(newsletter.Issue, {
      ...content,
      appUrl: env().appUrl.origin,
      unsubscribeLink,
      timeZone: null,
    }),
  );
  return { subject: content.subject, html, text: toPlainText(html) };
}

/** The mail with which an admin tries the provider. */
export function renderTestMail(to: string, providerName: string): Promise<Mail> {
  return renderLetter(to, newsletter.testMail(providerName));
}
