import { MessageReply } from "@/lib/accounts/schema";
import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";
import { limitBlock, noSoonerThan } from "@/lib/limits/consume";
import { NewsletterLinkQuery, UnsubscribeInput, UnsubscribeReply } from "@/lib/newsletter/schema";
import { unsubscribeByAddress, unsubscribeByToken } from "@/lib/newsletter/subscribe";

// Longer than putting on record that an address has left; an unknown one leaves no record.
const SOONEST_MS = 60;

/**
 * Unsubscribes by the token of a newsletter. No mail holds this address: mails lead to a page, whose script alone
 * calls it, so that a scanner that follows the links of a mail unsubscribes nobody.
 */
export const GET = endpoint(
  { access: "public", query: NewsletterLinkQuery, reply: UnsubscribeReply },
  async ({ query: { token }, request }) => {
    if (request.headers.get("sec-fetch-mode") === "navigate") {
      throw new AppError("forbidden", "Please open the link in your email instead.");
    }
    const unsubscribed = await unsubscribeByToken(token);
    const message = unsubscribed
      ? "You won't get any more newsletters from us."
      : "This unsubscribe link is invalid. You can unsubscribe with your email address instead.";
    return { unsubscribed, message };
  },
);

/** Unsubscribes an address. Known and unknown addresses are answered alike, and as late. */
export const POST = endpoint(
  { access: "public", body: UnsubscribeInput, reply: MessageReply },
  async ({ body: { email }, request }) => {
    await limitBlock("unsubscribe_block", request);
    await noSoonerThan(SOONEST_MS, unsubscribeByAddress(email));
    return { message: "This address won't get any more newsletters from us." };
  },
);
