import type { Metadata } from "next";
import { AwayNote, AwayTitle, OfflineScreen } from "@/components/device/offline-screen";
import { PlainShell } from "@/components/layout/plain-shell";
import { isDemo } from "@/lib/config/env";

export const metadata: Metadata = { title: "Offline", robots: { index: false } };

/** Kept on the device by the service worker, for every page that cannot be reached. */
export default function OfflinePage() {
  return (
    <PlainShell title={<AwayTitle />} subtitle={<AwayNote />} width="wide" demo={isDemo()}>
      <OfflineScreen />
    </PlainShell>
  );
}
