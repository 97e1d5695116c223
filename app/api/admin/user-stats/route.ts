import { userStats } from "@/lib/admin/queries";
import { recordVisit } from "@/lib/admin/record-admin-act";
import { UserStats } from "@/lib/admin/schema";
import { endpoint } from "@/lib/http/endpoint";

/** How many users there are, and where they stand. */
export const GET = endpoint({ access: "admin", reply: UserStats }, async ({ viewer }) => {
  const stats = await userStats();
  await recordVisit(viewer.id, "users");
  return stats;
});
