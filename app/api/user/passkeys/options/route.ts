import { assertFreshSignIn } from "@/lib/access/sign-in";
import { orderPasskey } from "@/lib/accounts/passkeys/own-passkeys";
import { PasskeyOrder } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What the browser is to make a new passkey of; needs a fresh sign-in, as whoever has one gets in. */
export const POST = endpoint({ access: "member", reply: PasskeyOrder }, ({ viewer }) => {
  assertFreshSignIn(viewer);
  return orderPasskey(viewer);
});
