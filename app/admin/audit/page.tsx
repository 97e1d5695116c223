import { AdminPage } from "@/app/admin/admin-page";
import { AuditScreen } from "@/components/admin/audit/audit-screen";
import { pageAdmin } from "@/lib/access/page-viewer";
import { recordVisit } from "@/lib/admin/record-admin-act";
import { auditRecords } from "@/lib/audit/queries";
import { queryKeys } from "@/lib/http/query-keys";

export const metadata = { title: "Audit Log" };

export default async function AuditLogPage() {
  const viewer = await pageAdmin();
  if (!viewer) return null;
  const first = await auditRecords({});
  await recordVisit(viewer.id, "audit");
  return (
    <AdminPage
      viewer={viewer}
      title="Audit Log"
      subtitle="Who did what, and when."
      loaded={[[queryKeys.audit(null), { pages: [first], pageParams: [null] }]]}
    >
      <AuditScreen />
    </AdminPage>
  );
}
