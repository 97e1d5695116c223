import { knownDeviceCookie, signIn } from "@/lib/access/sign-in";
import { registerMember } from "@/lib/accounts/register-member";
import { RegisterInput, UserReply } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";
import { limitBlock } from "@/lib/limits/consume";
import { timeZoneOf } from "@/lib/time/clock";

/** Makes an account, signs its member in, and mails a link that verifies the address. */
export const POST = endpoint(
  { access: "public", body: RegisterInput, reply: UserReply, status: 201 },
  async ({ request, body, headers }) => {
    await limitBlock("register_block", request);
    const member = await registerMember(body, timeZoneOf(request) ?? "UTC");
    headers.append("Set-Cookie", knownDeviceCookie(body.email, member.passwordHash));
    return signIn(member, "registration", request, headers);
  },
);
