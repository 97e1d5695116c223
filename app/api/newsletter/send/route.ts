import { assertFreshSignIn } from "@/lib/access/sign-in";
import { endpoint } from "@/lib/http/endpoint";
import { idempotencyKeyOf } from "@/lib/http/input";
import { NewsletterInput, SendReply } from "@/lib/newsletter/console/schema";
import { sendNewsletter } from "@/lib/newsletter/console/send-newsletter";

/** Sends a newsletter to everyone it is for, or a notice to every member. */
export const POST = endpoint(
  { access: "admin", body: NewsletterInput, reply: SendReply },
  async ({ viewer, body, request }) => {
    assertFreshSignIn(viewer);
    const idempotencyKey = idempotencyKeyOf(request);
    const sentCount = await sendNewsletter(viewer.id, body, { idempotencyKey });
    return { sentCount };
  },
);
