import { endpoint } from "@/lib/http/endpoint";
import { ConfirmReply, NewsletterLinkQuery } from "@/lib/newsletter/schema";
import { confirmSubscription } from "@/lib/newsletter/subscribe";

/** Confirms a subscription by the token of a mail; once confirmed, the link says so each time it is opened. */
export const GET = endpoint(
  { access: "public", query: NewsletterLinkQuery, reply: ConfirmReply },
  async ({ query: { token } }) => {
    const confirmed = await confirmSubscription(token);
    const message = confirmed
      ? "Your subscription is confirmed."
      : "This confirmation link is invalid or has expired. Please subscribe again.";
    return { confirmed, message };
  },
);
