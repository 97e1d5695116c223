import { AdminPage } from "@/app/admin/admin-page";
import { AuditScreen } from "@/components/admin/audit/audit-screen";
import { ReloadHere } from "@/components/admin/console-frame";
import { pageAdmin } from "@/lib/access/page-viewer";
import { auditRecords } from "@/lib/audit/queries";
import { recordVisit } from "@/lib/audit/record-audit";
import { AuditFilter } from "@/lib/audit/schema";
import { queryKeys } from "@/lib/http/query-keys";

export const metadata = { title: "Audit Log" };

interface AuditLogPageProps {
  searchParams: Promise<Record<string, string | string[]>>;
}

/** An address may name a filter, as the way here from a user's page does. */
export default async function AuditLogPage({ searchParams }: AuditLogPageProps) {
  const viewer = await pageAdmin();
  if (!viewer) return <ReloadHere />;
  const asked = AuditFilter.safeParse(await searchParams);
  const initial = asked.success ? asked.data : {};
  const first = await auditRecords(initial);
  await recordVisit(viewer.id, "audit");
  return (
    <AdminPage
      viewer={viewer}
      title="Audit Log"
      subtitle="Who did what, and when."
      loaded={[[queryKeys.audit(initial), { pages: [first], pageParams: [null] }]]}
    >
      <AuditScreen initial={initial} />
    </AdminPage>
  );
}
