import { BRAND } from "@/lib/config/brand";
import { exportCsv } from "@/lib/data-rights/export-member";
import { endpoint } from "@/lib/http/endpoint";
import { csvResponse } from "@/lib/http/streamed-response";
import { consume } from "@/lib/limits/consume";
import { localDate, now } from "@/lib/time/clock";

/** The member's entries and quotes as a file; never behind the paywall, for they are theirs. */
export const GET = endpoint({ access: "member" }, async ({ viewer }) => {
  await consume("export_member", viewer.id);
  const today = localDate(now(), viewer.timeZone);
  return csvResponse(`${BRAND.slug}-data-${today}.csv`, exportCsv(viewer.id));
});
