import "@/app/styles/admin.css";
import { MemberPage } from "@/app/(member)/member-page";
import { SecondFactorScreen } from "@/components/admin/second-factor/second-factor-screen";
import { SomebodyHere } from "@/components/device/somebody-here";
import { AccessExpiry } from "@/components/layout/access-expiry";
import { Card } from "@/components/ui/card";
import { ADMIN_REQUIRED, adminEntry, pageAdmin } from "@/lib/access/page-viewer";
import { secondFactorOf } from "@/lib/access/second-factor/enrol";
import { queryKeys } from "@/lib/http/query-keys";

/** The protected segment. Each of its pages asks again where it reads. */
export default async function AdminLayout({ children }: { children: React.ReactNode }) {
  return (
    <AccessExpiry>
      {(await pageAdmin()) ? children : <Door />}
      <SomebodyHere />
    </AccessExpiry>
  );
}

/** What stands in a console's place: for members that it isn't theirs, for the admin their second factor. */
async function Door() {
  const { viewer, standing } = await adminEntry();
  return (
    <MemberPage
      viewer={viewer}
      title="Administration"
      back={{ href: "/settings", label: "Settings" }}
      loaded={standing ? [[queryKeys.secondFactor, await secondFactorOf(viewer)]] : []}
    >
      {standing ? (
        <SecondFactorScreen />
      ) : (
        <Card>
          <p>{ADMIN_REQUIRED}</p>
        </Card>
      )}
    </MemberPage>
  );
}
