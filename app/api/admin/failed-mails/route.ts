import { recordVisit } from "@/lib/admin/record-admin-act";
import { FailedMails } from "@/lib/admin/schema";
import { endpoint, route } from "@/lib/http/route";
import { failedMails } from "@/lib/mail/settled-mails";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Mails that are not tried again, newest first. */
  GET: endpoint({ access: "admin", reply: FailedMails }, async ({ viewer }) => {
    const { mails, total } = await failedMails();
    await recordVisit(viewer.id, "newsletter");
    return { mails: mails.map((mail) => ({ ...mail, failedAt: mail.failedAt.toISOString() })), total };
  }),
});
