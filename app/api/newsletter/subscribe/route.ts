import { MessageReply } from "@/lib/accounts/schema";
import { AppError } from "@/lib/ground/errors";
import { endpoint } from "@/lib/http/endpoint";
import { consume, limitBlock } from "@/lib/limits/consume";
import { SubscribeInput } from "@/lib/newsletter/schema";
import { subscribe } from "@/lib/newsletter/subscribe";

/** Asks an address by mail whether it wants the newsletter. New and known addresses are answered alike. */
export const POST = endpoint(
  { access: "public", body: SubscribeInput, reply: MessageReply },
  async ({ body: { email, userId = null, subscriptionSource }, viewer, request }) => {
    if (userId !== null && userId !== viewer?.id) {
      throw new AppError("forbidden", "You can only subscribe yourself.");
    }
    await limitBlock("newsletter_block", request);
    await consume("newsletter_account", email);
    // Another address may be somebody else's: what becomes of it is not this member's to see.
    const isOwn = viewer?.emailVerified === true && viewer.email === email;
    await subscribe({ email, userId: isOwn ? userId : null, source: subscriptionSource });
    return { message: "Nearly there: the email that's on its way to you says what to do next." };
  },
);
