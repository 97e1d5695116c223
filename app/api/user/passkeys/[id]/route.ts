import { isFactorFresh } from "@/lib/access/second-factor/standing";
import { assertFreshSignIn } from "@/lib/access/sign-in";
import { passkeysOf, removePasskey, renamePasskey } from "@/lib/accounts/passkeys/own-passkeys";
import { PasskeyParams, Passkeys, RenamePasskeyInput } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Gives one of the member's passkeys another name. */
export const PATCH = endpoint(
  { access: "member", params: PasskeyParams, body: RenamePasskeyInput, reply: Passkeys },
  async ({ viewer, params, body }) => {
    await renamePasskey(viewer.id, params.id, body.name);
    return passkeysOf(viewer.id);
  },
);

/** Removes one of the member's passkeys; needs a fresh sign-in. */
export const DELETE = endpoint(
  { access: "member", params: PasskeyParams, reply: Passkeys },
  async ({ viewer, params }) => {
    assertFreshSignIn(viewer);
    await removePasskey({ ...viewer, isFactorFresh: isFactorFresh(viewer) }, params.id);
    return passkeysOf(viewer.id);
  },
);
