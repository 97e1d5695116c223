import "server-only";
import { env } from "@/lib/env";
import { renderIssue } from "@/lib/services/mail/render-issue";

interface Draft {
  subject: string;
  content: string;
}

/** The newsletter by the template that it is sent with. */
export async function previewNewsletter({ subject, content }: Draft): Promise<string> {
  const draft = { subject: subject.trim() || "Your subject", content: content.trim() || "Your words." };
  const unsubscribeLink = new URL("/unsubscribe-newsletter", env().appUrl).href;
  return (await renderIssue(draft, unsubscribeLink)).html;
}
