import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { SubscriberStats } from "@/lib/newsletter/console/schema";
import { subscriberStats } from "@/lib/newsletter/console/subscribers";

export const GET = endpoint({ access: "admin", reply: SubscriberStats }, async ({ viewer }) => {
  const stats = await subscriberStats();
  await recordVisit(viewer.id, "newsletter");
  return stats;
});
