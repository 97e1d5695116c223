import { notFound } from "next/navigation";
import { AdminPage } from "@/app/admin/admin-page";
import { ReloadHere } from "@/components/admin/console-frame";
import { fullName } from "@/components/admin/console-words";
import { UserScreen } from "@/components/admin/users/user-screen";
import { pageAdmin } from "@/lib/access/page-viewer";
import { userDetail } from "@/lib/admin/queries";
import { UserParams } from "@/lib/admin/schema";
import { recordVisit } from "@/lib/audit/record-audit";
import { queryKeys } from "@/lib/http/query-keys";

// Who it is about stands on the page alone: a title is kept in the browser's history.
export const metadata = { title: "User" };

export default async function UserPage({ params }: { params: Promise<{ id: string }> }) {
  const viewer = await pageAdmin();
  if (!viewer) return <ReloadHere />;
  const named = UserParams.safeParse(await params);
  const user = named.success ? await userDetail(named.data.id) : null;
  if (!user) notFound();
  await recordVisit(viewer.id, "user", user.id);
  return (
    <AdminPage
      viewer={viewer}
      title={<span className="block wrap-anywhere lg:max-w-96">{fullName(user) ?? "No name"}</span>}
      subtitle={<span className="wrap-anywhere">{user.email}</span>}
      back={{ href: "/admin/users", label: "Users" }}
      loaded={[[queryKeys.adminUser(user.id), user]]}
    >
      <UserScreen id={user.id} isOwn={user.id === viewer.id} />
    </AdminPage>
  );
}
