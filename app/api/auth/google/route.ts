import { startSignIn } from "@/lib/access/providers/sign-in-flow";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Goes to Google to sign in; to /auth where this server has not set it up. */
  GET: endpoint({ access: "public" }, ({ request }) => startSignIn("google", request)),
});
