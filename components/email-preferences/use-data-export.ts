"use client";

import { useMutation } from "@tanstack/react-query";
import { tellFailure } from "@/components/email-preferences/tell-failure";
import { keepFile } from "@/components/layout/keep-file";
import { toast } from "@/components/ui/toast-store";
import { download } from "@/lib/http/client";

/** Brings everything held about the member to their device. */
export function useDataExport() {
  return useMutation({
    mutationFn: () => download("/api/user/data-export"),
    onSuccess: (file) => {
      keepFile(file);
      toast({ title: "Data Export Complete", description: "Your data has been downloaded successfully." });
    },
    onError: (error) => tellFailure("Export Failed", error, "Failed to export your data. Please try again."),
  });
}
