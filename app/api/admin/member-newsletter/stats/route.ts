import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { memberStats } from "@/lib/newsletter/console/members";
import { MemberStats } from "@/lib/newsletter/console/schema";

export const GET = endpoint({ access: "admin", reply: MemberStats }, async ({ viewer }) => {
  const stats = await memberStats();
  await recordVisit(viewer.id, "newsletter");
  return stats;
});
