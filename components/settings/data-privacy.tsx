"use client";

import { useMutation } from "@tanstack/react-query";
import { ChevronRight, type LucideIcon, Mail } from "lucide-react";
import type { Route } from "next";
import { DeleteAccount } from "@/components/email-preferences/delete-account";
import { ExportButton } from "@/components/layout/export-button";
import { keepFile } from "@/components/layout/keep-file";
import { AppLink } from "@/components/ui/app-link";
import { Card, CardTitle } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import type { Path } from "@/lib/http/api";
import { download } from "@/lib/http/client";

export function DataPrivacy() {
  const entries = useExport("/api/user/export", EXPORTED);
  const everything = useExport("/api/user/data-export", EXPORTED);
  return (
    <Card>
      <CardTitle as="h3">Data & Privacy</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        All your entries and quotes in one CSV file that opens in any spreadsheet. The file isn't encrypted,
        so keep it somewhere private.
      </p>
      <ExportButton isPending={entries.isPending} onExport={() => entries.mutate()}>
        Export your data
      </ExportButton>
      <p className="mt-5 mb-4 text-ink-soft">
        You can also get everything we hold about you, in one JSON file that other programs can read. That
        file isn't encrypted either.
      </p>
      <ExportButton isPending={everything.isPending} onExport={() => everything.mutate()}>
        Export everything
      </ExportButton>
      <div className="mt-3 -mb-2">
        <SettingsRow href="/email-preferences" icon={Mail}>
          Email preferences
        </SettingsRow>
      </div>
    </Card>
  );
}

const EXPORTED = "Your data has been downloaded successfully";

export function DeleteAccountCard() {
  return (
    <Card>
      <CardTitle as="h3">Delete account</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        This ends your plan and deletes your check-ins, your quotes and the key that locks them, for good. It
        can't be undone, so you may want to export your data first.
      </p>
      <DeleteAccount />
    </Card>
  );
}

interface SettingsRowProps {
  href: Route;
  icon: LucideIcon;
  children: React.ReactNode;
}

/** A row that leads to a page of its own. */
export function SettingsRow({ href, icon: Icon, children }: SettingsRowProps) {
  return (
    <AppLink href={href} prefetch={false} className="srow">
      <Icon className="lead" />
      <span className="grow font-medium">{children}</span>
      <ChevronRight className="go" />
    </AppLink>
  );
}

/** Brings a file of ours to the device, and says that it is there. */
export function useExport(path: Path, done: string) {
  return useMutation({
    mutationFn: () => download(path),
    onSuccess: (file) => {
      keepFile(file);
      toast({ title: "Export Complete", description: done });
    },
    onError: (error) => toastFailure("Export Failed", error, "Export failed"),
  });
}
