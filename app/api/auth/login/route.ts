import { isKnownDevice, knownDeviceCookie } from "@/lib/access/known-device";
import { signIn } from "@/lib/access/sign-in";
import { checkPassword } from "@/lib/accounts/check-password";
import { LoginInput, UserReply } from "@/lib/accounts/schema";
import { addressBlock } from "@/lib/http/address-block";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** Signs a member in by mail address and password. */
  POST: endpoint({ access: "public", body: LoginInput, reply: UserReply }, async ({ request, body, headers }) => {
    const origin = { addressBlock: addressBlock(request), isKnownDevice: isKnownDevice(request, body.email) };
    const member = await checkPassword(body, origin);
    headers.append("Set-Cookie", knownDeviceCookie(body.email));
    return signIn(member, "password", request, headers);
  }),
});
