import { recordAdminAct } from "@/lib/admin/record-admin-act";
import { BRAND } from "@/lib/brand";
import { localDate, now } from "@/lib/clock";
import { csvResponse } from "@/lib/http/csv-response";
import { endpoint, route } from "@/lib/http/route";
import { exportSubscribers } from "@/lib/newsletter/console/export-subscribers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** All present subscribers as a file. */
  GET: endpoint({ access: "admin" }, async ({ viewer }) => {
    await recordAdminAct(viewer.id, "subscribers_exported");
    return csvResponse(`${BRAND.slug}-subscribers-${localDate(now(), "UTC")}.csv`, exportSubscribers());
  }),
});
