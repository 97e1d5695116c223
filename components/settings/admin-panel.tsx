"use client";

import { Mail, ScrollText, Users } from "lucide-react";
import { ExportButton } from "@/components/layout/export-button";
import { SettingsRow } from "@/components/settings/settings-row";
import { useExport } from "@/components/settings/use-export";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";

/** For the admin alone; the pages and the file check again who asks. */
export function AdminPanel() {
  const { mutate, isPending } = useExport(
    "/api/admin/newsletter/export",
    "The list of subscribers has been downloaded.",
  );
  return (
    <Card>
      <CardTitle>Admin Panel</CardTitle>
      <div className="rows mt-1 mb-3">
        <SettingsRow href="/admin/newsletter" icon={Mail}>
          Manage Newsletter
        </SettingsRow>
        <SettingsRow href="/admin/users" icon={Users}>
          Manage Users
        </SettingsRow>
        <SettingsRow href="/admin/audit" icon={ScrollText}>
          Audit Log
        </SettingsRow>
      </div>
      <ExportButton isPending={isPending} onExport={() => mutate()}>
        Export Subscribers CSV
      </ExportButton>
    </Card>
  );
}
