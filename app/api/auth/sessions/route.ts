import { MessageReply, SignedInDevices } from "@/lib/accounts/schema";
import { signedInDevices, signOutElsewhere } from "@/lib/accounts/sessions";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Where the member is signed in, and whether they have a password. */
  GET: endpoint({ access: "member", reply: SignedInDevices }, ({ viewer }) => signedInDevices(viewer)),
  /** Signs the member out everywhere but here. */
  DELETE: endpoint({ access: "member", reply: MessageReply }, async ({ viewer }) => {
    const count = await signOutElsewhere(viewer);
    return {
      message:
        count === 1 ? "1 other device has been signed out." : `${count} other devices have been signed out.`,
    };
  }),
});
