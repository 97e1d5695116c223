import { FailedMails } from "@/lib/admin/schema";
import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { failedMails } from "@/lib/mail/mail-history";

/** Mails that are not tried again, newest first. */
export const GET = endpoint({ access: "admin", reply: FailedMails }, async ({ viewer }) => {
  const { mails, total } = await failedMails();
  await recordVisit(viewer.id, "newsletter");
  return { mails: mails.map((mail) => ({ ...mail, failedAt: mail.failedAt.toISOString() })), total };
});
