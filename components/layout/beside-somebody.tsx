import { InstalledApp } from "@/components/device/installed-app";
import { Toaster } from "@/components/ui/toaster";

/** What only somebody who is here needs: together, so that it costs the fewest requests. */
export function BesideSomebody() {
  return (
    <>
      <Toaster />
      <InstalledApp />
    </>
  );
}
