import { assertFreshSignIn } from "@/lib/access/sign-in";
import { recordAdminAct } from "@/lib/admin/record-admin-act";
import { idempotencyKeyOf } from "@/lib/http/input";
import { endpoint, route } from "@/lib/http/route";
import { NewsletterInput, SendReply } from "@/lib/newsletter/console/schema";
import { sendNewsletter } from "@/lib/newsletter/console/send-newsletter";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Sends a newsletter to everyone it is for, or a notice to every member. */
  POST: endpoint(
    { access: "admin", body: NewsletterInput, reply: SendReply },
    async ({ viewer, body, request }) => {
      assertFreshSignIn(viewer);
      const idempotencyKey = idempotencyKeyOf(request);
      const sentCount = await sendNewsletter(viewer.id, body, { idempotencyKey });
      await recordAdminAct(viewer.id, "newsletter_sent", {
        recipients: sentCount,
        audience: body.audience,
      });
      return { sentCount };
    },
  ),
});
