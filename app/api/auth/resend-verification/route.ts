import { requestVerification } from "@/lib/accounts/mailed-links";
import { MessageReply, ResendVerificationInput } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";
import { consume, limitBlock } from "@/lib/limits/consume";

/** Mails a new verification link. Known and unknown addresses are answered alike, and as fast. */
export const POST = endpoint(
  { access: "public", body: ResendVerificationInput, reply: MessageReply },
  async ({ body: { email }, request }) => {
    await limitBlock("resend_block", request);
    await consume("resend_account", email);
    await requestVerification(email);
    return { message: "If this address still needs verifying, a new link is on its way." };
  },
);
