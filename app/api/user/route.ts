import { userOf } from "@/lib/access/viewer";
import { User } from "@/lib/accounts/schema";
import { endpoint } from "@/lib/http/endpoint";

/** The current user. */
export const GET = endpoint({ access: "member", reply: User }, async ({ viewer }) => userOf(viewer));
