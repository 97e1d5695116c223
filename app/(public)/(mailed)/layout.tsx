import { AccessExpiry } from "@/components/layout/access-expiry";
import { Queries } from "@/components/layout/query-client";

/** The pages that a mail links to do something, unlike the other public ones. */
export default function MailedLayout({ children }: { children: React.ReactNode }) {
  return (
    <AccessExpiry>
      <Queries>{children}</Queries>
    </AccessExpiry>
  );
}
