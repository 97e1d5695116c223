import { MemberPage } from "@/app/(member)/member-page";
import { AdminNav } from "@/components/admin/admin-nav";
import type { pageAdmin } from "@/lib/access/page-viewer";

type Admin = NonNullable<Awaited<ReturnType<typeof pageAdmin>>>;

interface AdminPageProps extends Omit<React.ComponentProps<typeof MemberPage>, "viewer" | "back"> {
  viewer: Admin;
}

/** The frame of an admin's page: the settings' own, with the way back there and to the other consoles. */
export function AdminPage({ children, ...page }: AdminPageProps) {
  return (
    <MemberPage {...page} back={{ href: "/settings", label: "Settings" }}>
      <div className="stack">
        <AdminNav />
        {children}
      </div>
    </MemberPage>
  );
}
