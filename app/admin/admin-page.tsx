import { ShieldCheck } from "lucide-react";
import { MemberPage } from "@/app/(member)/member-page";
import { AdminNav, ReloadOnceClosed } from "@/components/admin/console-frame";
import { AppLink } from "@/components/ui/app-link";
import { Note } from "@/components/ui/note";
import { adminEntry, type pageAdmin } from "@/lib/access/page-viewer";

type Admin = NonNullable<Awaited<ReturnType<typeof pageAdmin>>>;

const SETTINGS = { href: "/settings", label: "Settings" } as const;

interface AdminPageProps extends Omit<React.ComponentProps<typeof MemberPage>, "viewer" | "back"> {
  viewer: Admin;
  /** Whether the page is itself where a second factor is set up. */
  isOffer?: boolean;
  /** To the settings unless told. */
  back?: React.ComponentProps<typeof MemberPage>["back"];
}

/** The frame of an admin's page: the settings' own, with the way back and to the other consoles. */
export function AdminPage({ children, back = SETTINGS, isOffer = false, ...page }: AdminPageProps) {
  return (
    <MemberPage {...page} back={back}>
      <div className="stack">
        <AdminNav />
        {!isOffer && <SecondFactorOffer />}
        {children}
        <ReloadOnceClosed />
      </div>
    </MemberPage>
  );
}

/** Offers a second factor until one is set up. */
async function SecondFactorOffer() {
  const { standing } = await adminEntry();
  if (standing !== "offered") return null;
  return (
    <Note icon={<ShieldCheck />}>
      Anyone who gets into your account can get in here.{" "}
      <AppLink href="/admin/second-factor" className="link">
        Set up a second factor
      </AppLink>
    </Note>
  );
}
