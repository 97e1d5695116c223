import { noSessionCookie } from "@/lib/access/session-cookie";
import { signOut } from "@/lib/access/sign-in";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Ends the session and goes to the landing page. A link on another site only goes there. */
  GET: endpoint({ access: "public" }, async ({ request, viewer, headers }) => {
    if (request.headers.get("sec-fetch-site") !== "cross-site") {
      if (viewer) await signOut(viewer);
      headers.append("Set-Cookie", noSessionCookie());
    }
    return new Response(null, { status: 303, headers: { Location: "/" } });
  }),
});
