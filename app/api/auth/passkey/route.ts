import { signInWithPasskey } from "@/lib/access/sign-in";
import { PasskeySignInInput } from "@/lib/accounts/passkeys/schema";
import { UserReply } from "@/lib/accounts/schema";
import { limitBlock } from "@/lib/http/address-block";
import { endpoint } from "@/lib/http/endpoint";

/** Signs a member in by a passkey. */
export const POST = endpoint(
  { access: "public", body: PasskeySignInInput, reply: UserReply },
  async ({ request, body, headers }) => {
    await limitBlock("login_block", request);
    return signInWithPasskey(body.passkey, request, headers);
  },
);
