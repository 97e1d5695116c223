import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { MemberPage } from "@/app/(member)/member-page";
import { PreferencesScreen } from "@/components/email-preferences/preferences-screen";
import { Nonce } from "@/components/layout/nonce";
import { PlainShell } from "@/components/layout/plain-shell";
import { AppLink } from "@/components/ui/app-link";
import { pageViewer } from "@/lib/access/page-viewer";
import { isDemo } from "@/lib/config/env";
import { emailPreferences } from "@/lib/email-preferences/preferences";
import { queryKeys } from "@/lib/http/query-keys";

export const metadata: Metadata = { title: "Email Preferences" };

const FRAME = { title: "Email preferences", subtitle: "You decide what reaches you." };

/** Open to everyone: mails lead here, whether or not their reader is signed in. */
export default async function EmailPreferencesPage() {
  const viewer = await pageViewer();
  if (!viewer) {
    return (
      <PlainShell {...FRAME} width="wide" demo={isDemo()}>
        <Nonce nonce={(await headers()).get("x-nonce") ?? ""} />
        <PreferencesScreen member={null} />
      </PlainShell>
    );
  }
  const { id, email, timeZone } = viewer;
  return (
    <MemberPage
      {...FRAME}
      viewer={viewer}
      leading={<BackToSettings />}
      loaded={[[queryKeys.emailPreferences, await emailPreferences(viewer)]]}
    >
      <PreferencesScreen member={{ id, email, timeZone }} />
    </MemberPage>
  );
}

function BackToSettings() {
  return (
    <AppLink href="/settings" aria-label="Back to Settings" className="icon-btn -ml-2.5">
      <ArrowLeft />
    </AppLink>
  );
}
