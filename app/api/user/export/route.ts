import { consume } from "@/lib/abuse/consume";
import { BRAND } from "@/lib/brand";
import { localDate, now } from "@/lib/clock";
import { exportCsv } from "@/lib/data-rights/export-csv";
import { csvResponse } from "@/lib/http/csv-response";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** The member's entries and quotes as a file; never behind the paywall, for they are theirs. */
  GET: endpoint({ access: "member" }, async ({ viewer }) => {
    await consume("export_member", viewer.id);
    const today = localDate(now(), viewer.timeZone);
    return csvResponse(`${BRAND.slug}-data-${today}.csv`, exportCsv(viewer.id));
  }),
});
