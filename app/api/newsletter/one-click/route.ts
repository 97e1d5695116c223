import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";
import { boundedText } from "@/lib/http/input";
import { NewsletterLinkQuery, UnsubscribeReply } from "@/lib/newsletter/schema";
import { unsubscribeByToken } from "@/lib/newsletter/subscribe";

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

/**
 * A mail program whose reader presses its unsubscribe button posts the form `List-Unsubscribe=One-Click`, in either
 * of the two encodings of forms (RFC 8058, section 3.1).
 *
 * @throws AppError invalid_input when the body is anything else
 */
async function assertOneClick(request: Request): Promise<void> {
  const type = request.headers.get("content-type") ?? "";
  const body = await boundedText(request);
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null);
  if (form?.get("List-Unsubscribe") !== "One-Click") {
    throw new AppError("invalid_input", "The body must be the form List-Unsubscribe=One-Click.");
  }
}
