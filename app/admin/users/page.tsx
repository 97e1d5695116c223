import { AdminPage } from "@/app/admin/admin-page";
import { ReloadHere } from "@/components/admin/console-frame";
import { usersInWords } from "@/components/admin/console-words";
import { UsersScreen } from "@/components/admin/users/users-screen";
import { pageAdmin } from "@/lib/access/page-viewer";
import { usersOverview } from "@/lib/admin/queries";
import { recordVisit } from "@/lib/audit/record-audit";
import { queryKeys } from "@/lib/http/query-keys";

export const metadata = { title: "User Management" };

export default async function UsersPage() {
  const viewer = await pageAdmin();
  if (!viewer) return <ReloadHere />;
  const { page, stats } = await usersOverview();
  await recordVisit(viewer.id, "users");
  const first = { items: page.users, total: page.total, deletable: page.deletable, next: page.nextCursor };
  return (
    <AdminPage
      viewer={viewer}
      title="User Management"
      subtitle={usersInWords(stats.totalUsers)}
      loaded={[
        [queryKeys.userStats, stats],
        [queryKeys.adminUsers({}), { pages: [first], pageParams: [null] }],
      ]}
    >
      <UsersScreen ownId={viewer.id} />
    </AdminPage>
  );
}
