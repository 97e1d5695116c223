import { assertFreshSignIn } from "@/lib/access/sign-in";
import { deleteUsers } from "@/lib/admin/delete-users";
import { BulkDeleteInput, BulkDeletion } from "@/lib/admin/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Deletes the chosen users for good, or the next hundred that a filter finds. */
  POST: endpoint(
    { access: "admin", body: BulkDeleteInput, reply: BulkDeletion },
    async ({ viewer, body }) => {
      assertFreshSignIn(viewer);
      return deleteUsers(viewer.id, body);
    },
  ),
});
