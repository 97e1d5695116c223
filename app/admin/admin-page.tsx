import { MemberPage } from "@/app/(member)/member-page";
import { AdminNav } from "@/components/admin/admin-nav";
import type { pageAdmin } from "@/lib/access/page-viewer";

type Admin = NonNullable<Awaited<ReturnType<typeof pageAdmin>>>;

const SETTINGS = { href: "/settings", label: "Settings" } as const;

interface AdminPageProps extends Omit<React.ComponentProps<typeof MemberPage>, "viewer" | "back"> {
  viewer: Admin;
  /** To the settings unless told. */
  back?: React.ComponentProps<typeof MemberPage>["back"];
}

/** The frame of an admin's page: the settings' own, with the way back and to the other consoles. */
export function AdminPage({ children, back = SETTINGS, ...page }: AdminPageProps) {
  return (
    <MemberPage {...page} back={back}>
      <div className="stack">
        <AdminNav />
        {children}
      </div>
    </MemberPage>
  );
}
