import { AccessExpiry } from "@/components/layout/access-expiry";
import { Queries } from "@/components/layout/query-client";

export default function AuthLayout({ children }: { children: React.ReactNode }) {
  return (
    <AccessExpiry>
      <Queries>{children}</Queries>
    </AccessExpiry>
  );
}
