import { recordAdminAct } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { TestSendInput, TestSendReply } from "@/lib/newsletter/console/schema";
import { sendTestMail } from "@/lib/newsletter/console/send-newsletter";

/** Sends one mail, to the admin unless told, and says what the provider made of it. */
export const POST = endpoint(
  { access: "admin", body: TestSendInput, reply: TestSendReply },
  async ({ viewer, body }) => {
    const tested = await sendTestMail(body.to ?? viewer.email);
    await recordAdminAct(viewer.id, "mail_tested", { success: tested.success });
    return tested;
  },
);
