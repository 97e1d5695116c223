import { renewSignIn } from "@/lib/access/sign-in";
import { confirmPassword } from "@/lib/accounts/passwords";
import { MessageReply, ReauthenticateInput } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Asks for the password once more, for acts that need a fresh sign-in. */
export const POST = endpoint(
  { access: "member", body: ReauthenticateInput, reply: MessageReply },
  async ({ viewer, body }) => {
    await confirmPassword(viewer.id, body.password);
    await renewSignIn(viewer);
    return { message: "Thank you." };
  },
);
