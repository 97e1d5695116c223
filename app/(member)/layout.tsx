import { DashboardAhead } from "@/components/dashboard/later-dashboard";
import { SomebodyHere } from "@/components/device/somebody-here";
import { AccessExpiry } from "@/components/layout/access-expiry";

export default function MemberLayout({ children }: { children: React.ReactNode }) {
  return (
    <AccessExpiry>
      {children}
      <SomebodyHere />
      <DashboardAhead />
    </AccessExpiry>
  );
}
