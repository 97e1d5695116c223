import { userStats } from "@/lib/admin/queries";
import { UserStats } from "@/lib/admin/schema";
import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";

/** How many users there are, and where they stand. */
export const GET = endpoint({ access: "admin", reply: UserStats }, async ({ viewer }) => {
  const stats = await userStats();
  await recordVisit(viewer.id, "users");
  return stats;
});
