import { renewToken, sessionCookie } from "@/lib/access/session";
import { confirmWithPasskey } from "@/lib/access/sign-in";
import { MessageReply, PasskeySignInInput } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Asks for one of the member's passkeys once more, for acts that need a fresh sign-in. */
export const POST = endpoint(
  { access: "member", body: PasskeySignInInput, reply: MessageReply },
  async ({ viewer, body, headers }) => {
    await confirmWithPasskey(viewer, body.passkey);
    headers.append("Set-Cookie", sessionCookie(await renewToken(viewer)));
    return { message: "Thank you." };
  },
);
