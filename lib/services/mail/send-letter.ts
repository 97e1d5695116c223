import "server-only";
import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { Letter, type LetterContent } from "@/emails/letter";
import { env } from "@/lib/env";
import { mail } from "./index";

/** Renders a letter, with the text part that readers without HTML see, and hands it to the mail service. */
export async function sendLetter(to: string, content: LetterContent): Promise<void> {
  const html = await render(createElement(Letter, { content, appUrl: env().appUrl.origin }));
  await mail().send({ to, subject: content.subject, html, text: toPlainText(html) });
}
