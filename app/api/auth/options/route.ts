import { signInOptions } from "@/lib/access/sign-in";
import { SignInOptions } from "@/lib/accounts/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The ways in, beside a password, that this server has set up. */
  GET: endpoint({ access: "public", reply: SignInOptions }, async () => signInOptions()),
});
