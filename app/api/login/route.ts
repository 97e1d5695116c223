import { startSignIn } from "@/lib/access/provider-sign-in";
import { endpoint } from "@/lib/http/endpoint";

/** Goes to the further sign-in provider; to /auth where this server has not set one up. */
export const GET = endpoint({ access: "public" }, ({ request }) => startSignIn("oidc", request));
