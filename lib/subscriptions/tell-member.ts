import "server-only";
import { inBackground } from "@/lib/background";
import { database } from "@/lib/db/client";
import { billing } from "@/lib/services/billing";
import { sendWelcome } from "@/lib/services/mail/account-mails";
import type { Change } from "./converge";

/** Tells the member by mail what changed. The one place that does, whoever caused the change; each change comes once. */
export function tellMember(userId: string, { before, after }: Change): void {
  const isNew = after !== null && after.subscriptionId !== before?.subscriptionId;
  if (isNew && after.status === "trialing") inBackground("welcome_mail", () => welcome(userId));
}

async function welcome(id: string): Promise<void> {
  const db = await database();
  const member = await db.user.findUnique({ where: { id }, select: { email: true, firstName: true } });
  if (member) await sendWelcome(member, billing().takesPayment);
}
