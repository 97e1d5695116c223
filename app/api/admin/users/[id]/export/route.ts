import { assertFreshSignIn } from "@/lib/access/sign-in";
import { holderOf } from "@/lib/admin/queries";
import { UserParams } from "@/lib/admin/schema";
import { BRAND } from "@/lib/config/brand";
import { exportJson } from "@/lib/data-rights/export-member";
import { endpoint } from "@/lib/http/endpoint";
import { downloadResponse } from "@/lib/http/streamed-response";
import { consume } from "@/lib/limits/consume";
import { localDate, now } from "@/lib/time/clock";

/** The file that a member gets of everything held about them, for one who asked the operator for it. */
export const POST = endpoint({ access: "admin", params: UserParams }, async ({ viewer, params }) => {
  assertFreshSignIn(viewer);
  const holder = await holderOf(params.id);
  await consume("export_member", viewer.id);
  return downloadResponse(
    `${BRAND.slug}-everything-${localDate(now(), "UTC")}.json`,
    "application/json; charset=utf-8",
    exportJson(holder, viewer.id),
  );
});
