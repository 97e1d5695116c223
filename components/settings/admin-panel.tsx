"use client";

import { Download, Mail, Users } from "lucide-react";
import type { Route } from "next";
import { SettingsRow } from "@/components/settings/settings-row";
import { useExport } from "@/components/settings/use-export";
import { Button } from "@/components/ui/button";
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
        <SettingsRow href={"/admin/newsletter" as Route} icon={Mail}>
          Manage Newsletter
        </SettingsRow>
        <SettingsRow href={"/admin/users" as Route} icon={Users}>
          Manage Users
        </SettingsRow>
      </div>
      <Button
        variant="outline"
        block
        pending={isPending}
        pendingLabel="Exporting..."
        onClick={() => mutate()}
      >
        <Download />
        Export Subscribers CSV
      </Button>
    </Card>
  );
}
