import { signIn } from "@/lib/access/sign-in";
import { checkPassword } from "@/lib/accounts/check-password";
import { LoginInput, UserReply } from "@/lib/accounts/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** Signs a member in by mail address and password. */
  POST: endpoint(
    { access: "public", body: LoginInput, reply: UserReply },
    async ({ request, body, headers }) => signIn(await checkPassword(body), request, headers),
  ),
});
