import { startSignIn } from "@/lib/access/providers/sign-in-flow";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Goes to the further sign-in provider; to /auth where this server has not set one up. */
  GET: endpoint({ access: "public" }, ({ request }) => startSignIn("oidc", request)),
});
