import { ChangeEmailInput, MessageReply } from "@/lib/accounts/schema";
import { requestEmailChange } from "@/lib/accounts/verify-email";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Begins the change of the member's address; the new one confirms it by a link. */
  POST: endpoint(
    { access: "member", body: ChangeEmailInput, reply: MessageReply },
    async ({ viewer, body }) => {
      await requestEmailChange(viewer, body.email, body.password);
      return { message: "We've sent a link to the new address. Your account will move once you open it." };
    },
  ),
});
