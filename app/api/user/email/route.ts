import { assertEnrolledShown } from "@/lib/access/second-factor/standing";
import { requestEmailChange } from "@/lib/accounts/mailed-links";
import { ChangeEmailInput, MessageReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Begins the change of the member's address; the new one confirms it by a link. */
export const POST = endpoint(
  { access: "member", body: ChangeEmailInput, reply: MessageReply },
  async ({ viewer, body }) => {
    assertEnrolledShown(viewer);
    await requestEmailChange(viewer, body.email, body.password);
    return { message: "We've sent a link to the new address. Open it there to make the change." };
  },
);
