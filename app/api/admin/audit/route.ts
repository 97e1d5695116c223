import { auditRecords } from "@/lib/audit/queries";
import { recordVisit } from "@/lib/audit/record-audit";
import { AuditPage, AuditQuery } from "@/lib/audit/schema";
import { endpoint } from "@/lib/http/endpoint";

/** Who did what, newest first. */
export const GET = endpoint(
  { access: "admin", query: AuditQuery, reply: AuditPage },
  async ({ viewer, query }) => {
    const page = await auditRecords(query);
    await recordVisit(viewer.id, "audit");
    return page;
  },
);
