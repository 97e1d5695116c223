import { assertEnrolledShown } from "@/lib/access/second-factor/standing";
import { noSessionCookie } from "@/lib/access/session";
import { noKnownDeviceCookie } from "@/lib/access/sign-in";
import { MessageReply } from "@/lib/accounts/schema";
import { clearFiles, eraseMember } from "@/lib/data-rights/erase-member";
import { endpoint } from "@/lib/http/endpoint";

/** Deletes the member's account and everything held about them. There is no way back. */
export const DELETE = endpoint({ access: "member", reply: MessageReply }, async ({ viewer, headers }) => {
  assertEnrolledShown(viewer);
  await eraseMember(viewer.id, viewer.id);
  const isCleared = await clearFiles();
  headers.append("Set-Cookie", noSessionCookie());
  headers.append("Set-Cookie", noKnownDeviceCookie());
  return {
    message: isCleared
      ? "Your account and all data have been permanently deleted."
      : "Your account has been deleted for good. We're still clearing away copies of emails to you on our server.",
  };
});
