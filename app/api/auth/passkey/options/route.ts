import { askToSignIn } from "@/lib/access/sign-in";
import { PasskeyQuestion } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What the browser asks a passkey, to sign somebody in who has typed nothing. */
export const POST = endpoint({ access: "public", reply: PasskeyQuestion }, ({ request, headers }) =>
  askToSignIn(request, headers),
);
