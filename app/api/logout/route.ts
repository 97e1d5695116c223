import { noSessionCookie } from "@/lib/access/session";
import { signOut } from "@/lib/access/sign-in";
import { endpoint } from "@/lib/http/endpoint";

/** Ends the session and goes to the landing page. A link on another site only goes there. */
export const GET = endpoint({ access: "public" }, async ({ request, viewer, headers }) => {
  if (request.headers.get("sec-fetch-site") !== "cross-site") {
    if (viewer) await signOut(viewer);
    headers.append("Set-Cookie", noSessionCookie());
  }
  return new Response(null, { status: 303, headers: { Location: "/" } });
});
