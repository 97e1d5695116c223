import { isKnownDevice, knownDeviceCookie, signIn } from "@/lib/access/sign-in";
import { checkPassword } from "@/lib/accounts/passwords";
import { LoginInput, UserReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";
import { limitBlock } from "@/lib/limits/consume";

/** Signs a member in by mail address and password. */
export const POST = endpoint(
  { access: "public", body: LoginInput, reply: UserReply },
  async ({ request, body, headers }) => {
    await limitBlock("login_block", request);
    const member = await checkPassword(body, (...known) => isKnownDevice(request, ...known));
    headers.append("Set-Cookie", knownDeviceCookie(body.email, member.passwordHash));
    return signIn(member, "password", request, headers);
  },
);
