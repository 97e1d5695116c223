import { assertFreshSignIn } from "@/lib/access/sign-in";
import { deleteUser } from "@/lib/admin/delete-users";
import { UserDeletion, UserParams } from "@/lib/admin/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Deletes a user for good. */
export const DELETE = endpoint(
  { access: "admin", params: UserParams, reply: UserDeletion },
  async ({ viewer, params }) => {
    assertFreshSignIn(viewer);
    return { stripeCleanup: await deleteUser(viewer.id, params.id) };
  },
);
