import { renewRecoveryCodes } from "@/lib/access/second-factor/codes";
import { RecoveryCodes } from "@/lib/access/second-factor/schema";
import { assertFreshFactor } from "@/lib/access/second-factor/standing";
import { assertFreshSignIn } from "@/lib/access/sign-in";
import { endpoint } from "@/lib/http/endpoint";

/** Makes the recovery codes anew; those from before work no longer. Needs a fresh sign-in and factor. */
export const POST = endpoint({ access: "admin", reply: RecoveryCodes, status: 201 }, async ({ viewer }) => {
  assertFreshSignIn(viewer);
  assertFreshFactor(viewer);
  return { recoveryCodes: await renewRecoveryCodes(viewer.id) };
});
