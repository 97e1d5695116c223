import { signIn } from "@/lib/access/sign-in";
import { registerMember } from "@/lib/accounts/register-member";
import { RegisterInput, UserReply } from "@/lib/accounts/schema";
import { endpoint, route } from "@/lib/http/route";
import { timeZoneOf } from "@/lib/http/time-zone";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** Makes an account and signs its member in. */
  POST: endpoint(
    { access: "public", body: RegisterInput, reply: UserReply, status: 201 },
    async ({ request, body, headers }) =>
      signIn(await registerMember(body, timeZoneOf(request) ?? "UTC"), request, headers),
  ),
});
