import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";
import { assertOneClick } from "@/lib/http/one-click";
import { NewsletterLinkQuery, UnsubscribeReply } from "@/lib/newsletter/schema";
import { unsubscribeByToken } from "@/lib/newsletter/unsubscribe";

/** For people: mail programs without the button open the address, and are led to the page that asks. */
export const GET = endpoint(
  { access: "public", query: NewsletterLinkQuery },
  async ({ query: { token } }) => {
    const location = `/unsubscribe-newsletter?token=${encodeURIComponent(token)}`;
    return new Response(null, {
      status: 303,
      headers: { Location: location, "Referrer-Policy": "no-referrer" },
    });
  },
);

/** For mail programs: one-click unsubscribing (RFC 8058), by the address in a newsletter's `List-Unsubscribe`. */
export const POST = endpoint(
  { access: "public", origin: "any", query: NewsletterLinkQuery, reply: UnsubscribeReply },
  async ({ query: { token }, request }) => {
    await assertOneClick(request);
    if (!(await unsubscribeByToken(token)))
      throw new AppError("not_found", "This unsubscribe link is invalid.");
    return { unsubscribed: true, message: "You won't get any more newsletters from us." };
  },
);
