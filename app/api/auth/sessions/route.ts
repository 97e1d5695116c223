import { MessageReply, SignedInDevices } from "@/lib/accounts/schema";
import { signedInDevices, signOutElsewhere } from "@/lib/accounts/sessions";
import { endpoint } from "@/lib/http/endpoint";

/** Where the member is signed in, and whether they have a password. */
export const GET = endpoint({ access: "member", reply: SignedInDevices }, ({ viewer }) =>
  signedInDevices(viewer),
);

/** Signs the member out everywhere but here. */
export const DELETE = endpoint({ access: "member", reply: MessageReply }, async ({ viewer }) => {
  const count = await signOutElsewhere(viewer);
  return {
    message:
      count === 1 ? "1 other device has been signed out." : `${count} other devices have been signed out.`,
  };
});
