import { assertFreshSignIn } from "@/lib/access/sign-in";
import { deleteUser } from "@/lib/admin/delete-users";
import { UserDeletion, UserParams } from "@/lib/admin/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Deletes a user for good. */
  DELETE: endpoint(
    { access: "admin", params: UserParams, reply: UserDeletion },
    async ({ viewer, params }) => {
      assertFreshSignIn(viewer);
      return { stripeCleanup: await deleteUser(viewer.id, params.id) };
    },
  ),
});
