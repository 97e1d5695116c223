import { requestPasswordReset } from "@/lib/accounts/reset-password";
import { ForgotPasswordInput, MessageReply } from "@/lib/accounts/schema";
import { limitBlock } from "@/lib/http/address-block";
import { endpoint, route } from "@/lib/http/route";
import { consume } from "@/lib/limits/consume";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Mails a link for a new password. Known and unknown addresses are answered alike, and as fast. */
  POST: endpoint(
    { access: "public", body: ForgotPasswordInput, reply: MessageReply },
    async ({ body: { email }, request }) => {
      await limitBlock("forgot_block", request);
      await consume("forgot_account", email);
      await requestPasswordReset(email);
      return {
        message: "If an account exists with that email, you will receive a password reset link shortly",
      };
    },
  ),
});
