import { endSession } from "@/lib/access/session";
import { noSessionCookie, sessionCookieName } from "@/lib/access/session-cookie";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = route({
  /** Ends the session and goes to the landing page. A link on another site only goes there. */
  GET: endpoint({ access: "public" }, async ({ request, headers }) => {
    if (request.headers.get("sec-fetch-site") !== "cross-site") {
      const token = request.cookies.get(sessionCookieName())?.value;
      if (token) await endSession(token);
      headers.append("Set-Cookie", noSessionCookie());
    }
    return new Response(null, { status: 303, headers: { Location: "/" } });
  }),
});
