import { AdminPage } from "@/app/admin/admin-page";
import { ReloadHere } from "@/components/admin/console-frame";
import { NewsletterScreen } from "@/components/admin/newsletter/newsletter-screen";
import { pageAdmin } from "@/lib/access/page-viewer";
import { recordVisit } from "@/lib/audit/record-audit";
import { queryKeys } from "@/lib/http/query-keys";
import { mail } from "@/lib/mail/sender";
import { subscribersOverview } from "@/lib/newsletter/console/subscribers";

export const metadata = { title: "Newsletter Management" };

export default async function NewsletterPage() {
  const viewer = await pageAdmin();
  if (!viewer) return <ReloadHere />;
  const { page, stats } = await subscribersOverview();
  await recordVisit(viewer.id, "newsletter");
  return (
    <AdminPage
      viewer={viewer}
      // Two lines when wide, so that the words stay clear of the house.
      title={<span className="block lg:max-w-72">Newsletter Management</span>}
      subtitle="Write it, send it, and see who gets it."
      loaded={[
        [queryKeys.subscriberStats, stats],
        [queryKeys.subscribers(""), { pages: [page], pageParams: [null] }],
      ]}
    >
      <NewsletterScreen providerName={mail().providerName} ownEmail={viewer.email} />
    </AdminPage>
  );
}
