"use client";

import { Download, Mail } from "lucide-react";
import { SettingsRow } from "@/components/settings/settings-row";
import { useExport } from "@/components/settings/use-export";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

export function DataPrivacy() {
  const { mutate, isPending } = useExport("/api/user/export", "Your data has been downloaded successfully");
  return (
    <Card>
      <CardTitle>Data & Privacy</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        All your entries and quotes in one CSV file, which any spreadsheet opens. The file is not encrypted,
        so keep it where only you look.
      </p>
      <Button
        variant="outline"
        block
        pending={isPending}
        pendingLabel="Exporting..."
        onClick={() => mutate()}
      >
        <Download />
        Export your data
      </Button>
      <div className="mt-3 -mb-2">
        <SettingsRow href="/email-preferences" icon={Mail}>
          Email preferences
        </SettingsRow>
      </div>
    </Card>
  );
}
