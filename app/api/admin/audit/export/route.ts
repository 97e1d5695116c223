import { exportAudit, personIds } from "@/lib/audit/queries";
import { recordAdminAct } from "@/lib/audit/record-audit";
import { AuditFilter } from "@/lib/audit/schema";
import { BRAND } from "@/lib/config/brand";
import { endpoint } from "@/lib/http/endpoint";
import { csvResponse } from "@/lib/http/streamed-response";
import { localDate, now } from "@/lib/time/clock";

/** The records that a filter finds, as a file. */
export const GET = endpoint({ access: "admin", query: AuditFilter }, async ({ viewer, query }) => {
  const { person, ...detail } = query;
  // Whom it was about stands there as an id: the record holds no addresses.
  const [subjectId] = person ? await personIds(person) : [];
  await recordAdminAct(viewer.id, "audit_exported", detail, subjectId);
  return csvResponse(`${BRAND.slug}-audit-${localDate(now(), "UTC")}.csv`, exportAudit(query));
});
