import { Queries } from "@/components/layout/queries";
import { SomebodyHere } from "@/components/layout/somebody-here";

export default function MemberLayout({ children }: { children: React.ReactNode }) {
  return (
    <Queries>
      {children}
      <SomebodyHere />
    </Queries>
  );
}
