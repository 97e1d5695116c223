import type { Metadata } from "next";
import { PlainShell } from "@/components/layout/plain-shell";
import { UnsubscribeByAddress } from "@/components/newsletter/unsubscribe-by-address";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Unsubscribe" };

export default function UnsubscribeByAddressPage() {
  return (
    <PlainShell title="Leave the newsletter" subtitle="You can come back whenever you like." demo={isDemo()}>
      <UnsubscribeByAddress />
    </PlainShell>
  );
}
