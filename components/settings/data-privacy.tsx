"use client";

import { Mail } from "lucide-react";
import { ExportButton } from "@/components/layout/export-button";
import { SettingsRow } from "@/components/settings/settings-row";
import { useExport } from "@/components/settings/use-export";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

export function DataPrivacy() {
  const { mutate, isPending } = useExport("/api/user/export", "Your data has been downloaded successfully");
  return (
    <Card>
      <CardTitle>Data & Privacy</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        All your entries and quotes in one CSV file that opens in any spreadsheet. The file isn't encrypted,
        so keep it somewhere private.
      </p>
      <ExportButton isPending={isPending} onExport={() => mutate()}>
        Export your data
      </ExportButton>
      <div className="mt-3 -mb-2">
        <SettingsRow href="/email-preferences" icon={Mail}>
          Email preferences
        </SettingsRow>
      </div>
    </Card>
  );
}
