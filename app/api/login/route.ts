import { startSignIn } from "@/lib/access/providers/sign-in-flow";
import { endpoint } from "@/lib/http/endpoint";

/** Goes to the further sign-in provider; to /auth where this server has not set one up. */
export const GET = endpoint({ access: "public" }, ({ request }) => startSignIn("oidc", request));
