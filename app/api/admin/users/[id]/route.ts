import { assertFreshSignIn } from "@/lib/access/sign-in";
import { deleteUser } from "@/lib/admin/delete-users";
import { noSuchUser, userDetail } from "@/lib/admin/queries";
import { UserDeletion, UserDetail, UserParams } from "@/lib/admin/schema";
import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";

/** Where a user stands, how they get in and what was mailed to them. */
export const GET = endpoint(
  { access: "admin", params: UserParams, reply: UserDetail },
  async ({ viewer, params }) => {
    const user = await userDetail(params.id);
    if (!user) throw noSuchUser();
    await recordVisit(viewer.id, "user", user.id);
    return user;
  },
);

/** Deletes a user for good. */
export const DELETE = endpoint(
  { access: "admin", params: UserParams, reply: UserDeletion },
  async ({ viewer, params }) => {
    assertFreshSignIn(viewer);
    return { stripeCleanup: await deleteUser(viewer.id, params.id) };
  },
);
