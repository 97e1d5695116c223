import { DeviceParams, MessageReply } from "@/lib/accounts/schema";
import { signOutDevice } from "@/lib/accounts/sessions";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Signs one of the member's devices out. */
  DELETE: endpoint(
    { access: "member", params: DeviceParams, reply: MessageReply },
    async ({ viewer, params }) => {
      await signOutDevice(viewer, params.id);
      return { message: "That device has been signed out." };
    },
  ),
});
