import "server-only";
import * as letters from "@/emails/newsletter";
import { env } from "@/lib/env";
import { sendLetter } from "./send-letter";

export function sendNewsletterConfirmation(email: string, token: string): Promise<void> {
  const link = new URL("/confirm-newsletter", env().appUrl);
  link.searchParams.set("token", token);
  return sendLetter(email, letters.newsletterConfirmation(link.href));
}

export function sendAlreadySubscribed(email: string): Promise<void> {
  return sendLetter(email, letters.alreadySubscribed(new URL("/unsubscribe", env().appUrl).href));
}
