import { renewToken, sessionCookie } from "@/lib/access/session";
import { renewSignIn } from "@/lib/access/sign-in";
import { confirmPassword } from "@/lib/accounts/passwords";
import { MessageReply, ReauthenticateInput } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Asks for the password once more, for acts that need a fresh sign-in. */
export const POST = endpoint(
  { access: "member", body: ReauthenticateInput, reply: MessageReply },
  async ({ viewer, body, headers }) => {
    await confirmPassword(viewer.id, body.password);
    await renewSignIn(viewer);
    headers.append("Set-Cookie", sessionCookie(await renewToken(viewer)));
    return { message: "Thank you." };
  },
);
