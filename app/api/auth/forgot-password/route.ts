import { requestPasswordReset } from "@/lib/accounts/mailed-links";
import { ForgotPasswordInput, MessageReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";
import { consume, limitBlock } from "@/lib/limits/consume";

/** Mails a link for a new password. Known and unknown addresses are answered alike, and as fast. */
export const POST = endpoint(
  { access: "public", body: ForgotPasswordInput, reply: MessageReply },
  async ({ body: { email }, request }) => {
    await limitBlock("forgot_block", request);
    await consume("forgot_account", email);
    await requestPasswordReset(email);
    return {
      message: "If an account exists with that email, you will receive a password reset link shortly",
    };
  },
);
