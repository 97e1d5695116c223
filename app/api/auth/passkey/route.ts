import { signInWithPasskey } from "@/lib/access/sign-in";
import { PasskeySignInInput, UserReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";
import { limitBlock } from "@/lib/limits/consume";

/** Signs a member in by a passkey. */
export const POST = endpoint(
  { access: "public", body: PasskeySignInInput, reply: UserReply },
  async ({ request, body, headers }) => {
    await limitBlock("login_block", request);
    return signInWithPasskey(body.passkey, request, headers);
  },
);
