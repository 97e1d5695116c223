import "server-only";
import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { Issue, type IssueContent } from "@/emails/issue";
import { env } from "@/lib/env";

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
