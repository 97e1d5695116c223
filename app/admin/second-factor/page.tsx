import { AdminPage } from "@/app/admin/admin-page";
import { ReloadHere } from "@/components/admin/console-frame";
import { SecondFactorScreen } from "@/components/admin/second-factor/second-factor-screen";
import { pageAdmin } from "@/lib/access/page-viewer";
import { secondFactorOf } from "@/lib/access/second-factor/enrol";
import { queryKeys } from "@/lib/http/query-keys";

export const metadata = { title: "Second Factor" };

export default async function SecondFactorPage() {
  const viewer = await pageAdmin();
  if (!viewer) return <ReloadHere />;
  return (
    <AdminPage
      viewer={viewer}
      title="Second Factor"
      subtitle="What the admin pages ask for as well as your sign-in."
      isOffer
      loaded={[[queryKeys.secondFactor, await secondFactorOf(viewer)]]}
    >
      <SecondFactorScreen />
    </AdminPage>
  );
}
