import { askToConfirm } from "@/lib/access/sign-in";
import { ConfirmQuery, PasskeyQuestion } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What the browser asks one of the member's passkeys, for acts that need a fresh sign-in. */
export const POST = endpoint(
  { access: "member", query: ConfirmQuery, reply: PasskeyQuestion },
  ({ viewer, query }) => askToConfirm(viewer, query),
);
