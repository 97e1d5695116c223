import { Queries } from "@/components/layout/queries";

export default function AuthLayout({ children }: { children: React.ReactNode }) {
  return <Queries>{children}</Queries>;
}
