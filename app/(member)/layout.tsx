import { SomebodyHere } from "@/components/device/somebody-here";
import { Queries } from "@/components/layout/queries";

export default function MemberLayout({ children }: { children: React.ReactNode }) {
  return (
    <Queries>
      {children}
      <SomebodyHere />
    </Queries>
  );
}
