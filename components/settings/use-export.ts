"use client";

import { useMutation } from "@tanstack/react-query";
import { toastFailure } from "@/components/layout/toast-failure";
import { toast } from "@/components/ui/toast-store";
import { type Download, download } from "@/lib/http/client";

/** Brings a file of ours to the device, and says that it is there. */
export function useExport(path: string, done: string) {
  return useMutation({
    mutationFn: () => download(path),
    onSuccess: (file) => {
      keep(file);
      toast({ title: "Export Complete", description: done });
    },
    onError: (error) => toastFailure("Export Failed", error, "Export failed"),
  });
}

/** How long a browser may take to begin writing the file. */
const BEGIN_MS = 60_000;

function keep({ content, fileName }: Download): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS);
}
