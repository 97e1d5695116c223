import { resetPassword } from "@/lib/accounts/mailed-links";
import { MessageReply, ResetPasswordInput } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";
import { limitBlock } from "@/lib/limits/consume";

/** Sets a new password by the token of a mail. Every session of the member ends. */
export const POST = endpoint(
  { access: "public", body: ResetPasswordInput, reply: MessageReply },
  async ({ body: { token, password }, request }) => {
    await limitBlock("reset_block", request);
    await resetPassword(token, password);
    return { message: "Your password has been changed. Please sign in." };
  },
);
