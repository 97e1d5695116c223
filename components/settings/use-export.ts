"use client";

import { useMutation } from "@tanstack/react-query";
import { keepFile } from "@/components/layout/keep-file";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { download } from "@/lib/http/client";

/** Brings the member's data to their device. */
export function useExport() {
  return useMutation({
    mutationFn: () => download("/api/user/export"),
    onSuccess: (file) => {
      keepFile(file);
      toast({ title: "Export Complete", description: "Your data has been downloaded successfully" });
    },
    onError: (error) => toastFailure("Export Failed", error, "Export failed"),
  });
}
