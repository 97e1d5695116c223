import { recordAdminAct } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { CreditsReply } from "@/lib/newsletter/console/schema";
import { checkCredits } from "@/lib/newsletter/console/send-newsletter";

/** What the provider says of the quota that is left. */
export const GET = endpoint({ access: "admin", reply: CreditsReply }, async ({ viewer }) => {
  const checked = await checkCredits();
  await recordAdminAct(viewer.id, "mail_credits_checked", { success: checked.success });
  return checked;
});
