import { showCode } from "@/lib/access/second-factor/codes";
import { removeSecondFactor, secondFactorOf } from "@/lib/access/second-factor/enrol";
import { SecondFactor, ShowCodeInput } from "@/lib/access/second-factor/schema";
import { assertFreshFactor } from "@/lib/access/second-factor/standing";
import { renewToken, sessionCookie } from "@/lib/access/session";
import { assertFreshSignIn } from "@/lib/access/sign-in";
import { MessageReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** What the admin has set up, and where this session stands. */
export const GET = endpoint({ access: "admin_entry", reply: SecondFactor }, ({ viewer }) =>
  secondFactorOf(viewer),
);

/** Opens the consoles to this session by a code. */
export const POST = endpoint(
  { access: "admin_entry", body: ShowCodeInput, reply: MessageReply },
  async ({ viewer, body, headers }) => {
    await showCode(viewer, body.code);
    headers.append("Set-Cookie", sessionCookie(await renewToken(viewer)));
    return { message: "Thank you." };
  },
);

/** Turns the second factor off; needs a fresh sign-in, and the second factor itself shown lately. */
export const DELETE = endpoint({ access: "admin", reply: MessageReply }, async ({ viewer }) => {
  assertFreshSignIn(viewer);
  assertFreshFactor(viewer);
  await removeSecondFactor(viewer.id);
  return { message: "The admin pages no longer ask for a second factor." };
});
