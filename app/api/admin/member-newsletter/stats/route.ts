import { recordVisit } from "@/lib/admin/record-admin-act";
import { endpoint, route } from "@/lib/http/route";
import { memberStats } from "@/lib/newsletter/console/members";
import { MemberStats } from "@/lib/newsletter/console/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ access: "admin", reply: MemberStats }, async ({ viewer }) => {
    const stats = await memberStats();
    await recordVisit(viewer.id, "newsletter");
    return stats;
  }),
});
