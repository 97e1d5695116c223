import { recordVisit } from "@/lib/admin/record-admin-act";
import { auditRecords } from "@/lib/audit/queries";
import { AuditPage, AuditQuery } from "@/lib/audit/schema";
import { endpoint, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Who did what, newest first. */
  GET: endpoint({ access: "admin", query: AuditQuery, reply: AuditPage }, async ({ viewer, query }) => {
    const page = await auditRecords(query);
    await recordVisit(viewer.id, "audit");
    return page;
  }),
});
