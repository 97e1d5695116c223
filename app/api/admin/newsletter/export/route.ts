import { recordAdminAct } from "@/lib/audit/record-audit";
import { BRAND } from "@/lib/config/brand";
import { endpoint } from "@/lib/http/endpoint";
import { csvResponse } from "@/lib/http/streamed-response";
import { exportSubscribers } from "@/lib/newsletter/console/subscribers";
import { localDate, now } from "@/lib/time/clock";

/** All present subscribers as a file. */
export const GET = endpoint({ access: "admin" }, async ({ viewer }) => {
  await recordAdminAct(viewer.id, "subscribers_exported");
  return csvResponse(`${BRAND.slug}-subscribers-${localDate(now(), "UTC")}.csv`, exportSubscribers());
});
