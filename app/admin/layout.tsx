import "@/app/styles/admin.css";
import { MemberPage } from "@/app/(member)/member-page";
import { SomebodyHere } from "@/components/device/somebody-here";
import { AccessExpiry } from "@/components/layout/access-expiry";
import { Card } from "@/components/ui/card";
import { ADMIN_REQUIRED, memberOrSignIn, pageAdmin } from "@/lib/access/page-viewer";

/** The protected segment. Each of its pages asks again where it reads. */
export default async function AdminLayout({ children }: { children: React.ReactNode }) {
  return (
    <AccessExpiry>
      {(await pageAdmin()) ? children : <NotForMembers />}
      <SomebodyHere />
    </AccessExpiry>
  );
}

async function NotForMembers() {
  return (
    <MemberPage
      viewer={await memberOrSignIn()}
      title="Administration"
      back={{ href: "/settings", label: "Settings" }}
    >
      <Card>
        <p>{ADMIN_REQUIRED}</p>
      </Card>
    </MemberPage>
  );
}
