import { Queries } from "@/components/layout/queries";

export default function MemberLayout({ children }: { children: React.ReactNode }) {
  return <Queries>{children}</Queries>;
}
