import { BRAND } from "@/lib/config/brand";
import { exportJson } from "@/lib/data-rights/export-member";
import { endpoint } from "@/lib/http/endpoint";
import { downloadResponse } from "@/lib/http/streamed-response";
import { consume } from "@/lib/limits/consume";
import { localDate, now } from "@/lib/time/clock";

/** Everything held about the member as a file; never behind the paywall, for it is theirs. */
export const GET = endpoint({ access: "member" }, async ({ viewer }) => {
  await consume("export_member", viewer.id);
  const today = localDate(now(), viewer.timeZone);
  return downloadResponse(
    `${BRAND.slug}-everything-${today}.json`,
    "application/json; charset=utf-8",
    exportJson(viewer),
  );
});
