import { startSignIn } from "@/lib/access/provider-sign-in";
import { endpoint } from "@/lib/http/endpoint";

/** Goes to Google to sign in; to /auth where this server has not set it up. */
export const GET = endpoint({ access: "public" }, ({ request }) => startSignIn("google", request));
