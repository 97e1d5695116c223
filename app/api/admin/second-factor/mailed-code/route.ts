import { mailEnrolCode } from "@/lib/access/second-factor/codes";
import { assertEnrolledShown } from "@/lib/access/second-factor/standing";
import { MessageReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Mails the admin the code by which a second factor is set up. */
export const POST = endpoint({ access: "admin_entry", reply: MessageReply }, async ({ viewer }) => {
  assertEnrolledShown(viewer);
  await mailEnrolCode(viewer);
  return { message: `We've sent a code to ${viewer.email}.` };
});
