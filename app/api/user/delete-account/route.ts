import { noKnownDeviceCookie } from "@/lib/access/known-device";
import { noSessionCookie } from "@/lib/access/session-cookie";
import { MessageReply } from "@/lib/accounts/schema";
import { eraseMember } from "@/lib/data-rights/erase-member";
import { rewriteFiles } from "@/lib/data-rights/rewrite-files";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Deletes the member's account and everything held about them. There is no way back. */
  DELETE: endpoint({ access: "member", reply: MessageReply }, async ({ viewer, headers }) => {
    await eraseMember(viewer.id, viewer.id);
    rewriteFiles();
    headers.append("Set-Cookie", noSessionCookie());
    headers.append("Set-Cookie", noKnownDeviceCookie());
    return { message: "Your account and all data have been permanently deleted." };
  }),
});
