import { DeviceParams, MessageReply } from "@/lib/accounts/schema";
import { signOutDevice } from "@/lib/accounts/sessions";
import { endpoint } from "@/lib/http/endpoint";

/** Signs one of the member's devices out. */
export const DELETE = endpoint(
  { access: "member", params: DeviceParams, reply: MessageReply },
  async ({ viewer, params }) => {
    await signOutDevice(viewer, params.id);
    return { message: "That device has been signed out." };
  },
);
