import { assertFreshSignIn } from "@/lib/access/sign-in";
import { addPasskey, passkeysOf } from "@/lib/accounts/passkeys/own-passkeys";
import { AddPasskeyInput, Passkeys } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** The member's passkeys. */
export const GET = endpoint({ access: "member", reply: Passkeys }, ({ viewer }) => passkeysOf(viewer.id));

/** Adds the passkey that the browser has just made. */
export const POST = endpoint(
  { access: "member", body: AddPasskeyInput, reply: Passkeys, status: 201 },
  async ({ viewer, body, request }) => {
    assertFreshSignIn(viewer);
    await addPasskey(viewer, body, request.headers.get("user-agent"));
    return passkeysOf(viewer.id);
  },
);
