import "server-only";
import { env } from "@/lib/env";
import { AUDIENCES } from "@/lib/newsletter/audiences";
import { renderIssue } from "@/lib/services/mail/render-issue";
import type { NewsletterAudience } from "./schema";

interface Draft {
  subject: string;
  content: string;
  audience: NewsletterAudience;
}

/** The newsletter by the template that it is sent with. */
export async function previewNewsletter({ subject, content, audience }: Draft): Promise<string> {
  const draft = { subject: subject.trim() || "Your subject", content: content.trim() || "Your words." };
  const { canLeave } = AUDIENCES[audience];
  const unsubscribeLink = canLeave ? new URL("/unsubscribe-newsletter", env().appUrl).href : null;
  return (await renderIssue(draft, unsubscribeLink)).html;
}
