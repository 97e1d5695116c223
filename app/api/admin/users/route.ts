import { listUsers } from "@/lib/admin/queries";
import { AdminUsers, AdminUsersQuery } from "@/lib/admin/schema";
import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";

/** Users, newest first, 50 at a time; the headers say how many there are and where the next are. */
export const GET = endpoint(
  { access: "admin", query: AdminUsersQuery, reply: AdminUsers },
  async ({ viewer, query, request, headers }) => {
    const { users, total, deletable, nextCursor } = await listUsers(viewer.id, query);
    await recordVisit(viewer.id, "users");
    headers.set("X-Total-Count", String(total));
    headers.set("X-Deletable-Count", String(deletable));
    if (nextCursor) headers.set("Link", `<${nextAddress(request.nextUrl, nextCursor)}>; rel="next"`);
    return users;
  },
);

function nextAddress({ pathname, searchParams }: URL, cursor: string): string {
  const query = new URLSearchParams(searchParams);
  query.set("cursor", cursor);
  return `${pathname}?${query}`;
}
