import { askToConfirm } from "@/lib/access/passkey-sign-in";
import { PasskeyQuestion } from "@/lib/accounts/passkeys/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What the browser asks one of the member's passkeys, for acts that need a fresh sign-in. */
export const POST = endpoint({ access: "member", reply: PasskeyQuestion }, ({ viewer }) =>
  askToConfirm(viewer),
);
