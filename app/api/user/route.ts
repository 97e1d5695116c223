import { userOf } from "@/lib/access/viewer";
import { User } from "@/lib/accounts/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The current user. */
  GET: endpoint({ access: "member", reply: User }, async ({ viewer }) => userOf(viewer)),
});
