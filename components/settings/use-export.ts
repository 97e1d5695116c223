"use client";

import { useMutation } from "@tanstack/react-query";
import { keepFile } from "@/components/layout/keep-file";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { download } from "@/lib/http/client";

/** Brings a file of ours to the device, and says that it is there. */
export function useExport(path: string, done: string) {
  return useMutation({
    mutationFn: () => download(path),
    onSuccess: (file) => {
      keepFile(file);
      toast({ title: "Export Complete", description: done });
    },
    onError: (error) => toastFailure("Export Failed", error, "Export failed"),
  });
}
