import { signInOptions } from "@/lib/access/providers/open-id-provider";
import { SignInOptions } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** The ways in, beside a password, that this server has set up. */
export const GET = endpoint({ access: "public", reply: SignInOptions }, async () => signInOptions());
