import { BRAND } from "@/lib/config/brand";
import { exportCsv } from "@/lib/data-rights/export-member";
import { csvResponse } from "@/lib/http/download-response";
import { endpoint, route } from "@/lib/http/route";
import { consume } from "@/lib/limits/consume";
import { localDate, now } from "@/lib/time/clock";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The member's entries and quotes as a file; never behind the paywall, for they are theirs. */
  GET: endpoint({ access: "member" }, async ({ viewer }) => {
    await consume("export_member", viewer.id);
    const today = localDate(now(), viewer.timeZone);
    return csvResponse(`${BRAND.slug}-data-${today}.csv`, exportCsv(viewer.id));
  }),
});
