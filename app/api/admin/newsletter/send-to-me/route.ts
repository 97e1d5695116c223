import { recordAdminAct } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { NewsletterInput, TestSendReply } from "@/lib/newsletter/console/schema";
import { sendDraft } from "@/lib/newsletter/console/send-newsletter";

/** Sends the letter that is being written to the admin's own address, and says what the provider made of it. */
export const POST = endpoint(
  { access: "admin", body: NewsletterInput, reply: TestSendReply },
  async ({ viewer, body }) => {
    const sent = await sendDraft(viewer.email, body);
    await recordAdminAct(viewer.id, "newsletter_tried", { success: sent.success });
    return sent;
  },
);
