import { assertFreshSignIn } from "@/lib/access/sign-in";
import { deleteUsers } from "@/lib/admin/delete-users";
import { BulkDeleteInput, BulkDeletion } from "@/lib/admin/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Deletes the chosen users for good, or the next hundred that a filter finds. */
export const POST = endpoint(
  { access: "admin", body: BulkDeleteInput, reply: BulkDeletion },
  async ({ viewer, body }) => {
    assertFreshSignIn(viewer);
    return deleteUsers(viewer.id, body);
  },
);
