import "server-only";
import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { Issue, type IssueContent } from "@/emails/issue";
import { Letter, type LetterContent } from "@/emails/letter";
import { testMail } from "@/emails/newsletter";
import { env } from "@/lib/config/env";
import type { Mail } from "./port";

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
  content: IssueContent,
  unsubscribeLink: string | null,
): Promise<RenderedIssue> {
  const html = await render(
    // One text goes to everybody: whose zone comes first is not known.
    createElement(Issue, { ...content, appUrl: env().appUrl.origin, unsubscribeLink, timeZone: null }),
  );
  return { subject: content.subject, html, text: toPlainText(html) };
}

/** The mail with which an admin tries the provider. */
export function renderTestMail(to: string, providerName: string): Promise<Mail> {
  return renderLetter(to, testMail(providerName));
}
