import "server-only";
import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { Letter, type LetterContent } from "@/emails/letter";
import { env } from "@/lib/env";
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
