import { knownDeviceCookie } from "@/lib/access/sign-in";
import { changePassword } from "@/lib/accounts/passwords";
import { ChangePasswordInput, MessageReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Changes the password, given the present one; other sessions end. */
export const POST = endpoint(
  { access: "member", body: ChangePasswordInput, reply: MessageReply },
  async ({ viewer, body, headers }) => {
    const hash = await changePassword(viewer, body.currentPassword, body.newPassword);
    headers.append("Set-Cookie", knownDeviceCookie(viewer.email, hash));
    return { message: "Your password has been changed. Your other devices have been signed out." };
  },
);
