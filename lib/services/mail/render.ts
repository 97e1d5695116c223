import "server-only";
import type { ReactElement } from "react";
import { render, toPlainText } from "react-email";
import type { Mail } from "./port";

/** A template as a mail, with the text part that readers without HTML see. */
export async function renderMail(to: string, subject: string, template: ReactElement): Promise<Mail> {
  const html = await render(template);
  return { to, subject, html, text: toPlainText(html) };
}
