import { recordAdminAct } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { setMemberNewsletter } from "@/lib/newsletter/console/members";
import { MemberNewsletterInput, MemberNewsletterReply, MemberParams } from "@/lib/newsletter/console/schema";

/** Opts a member in or out. */
export const PATCH = endpoint(
  { access: "admin", params: MemberParams, body: MemberNewsletterInput, reply: MemberNewsletterReply },
  async ({ viewer, params, body }) => {
    const { newsletter } = body;
    await setMemberNewsletter(viewer.id, params.userId, newsletter === 1);
    await recordAdminAct(viewer.id, "member_newsletter_changed", { newsletter }, params.userId);
    return { id: params.userId, newsletter };
  },
);
