import "server-only";
import { testMail } from "@/emails/newsletter";
import type { Mail } from "./port";
import { renderLetter } from "./render-letter";

/** The mail with which an admin tries the provider. */
export function renderTestMail(to: string, providerName: string): Promise<Mail> {
  return renderLetter(to, testMail(providerName));
}
