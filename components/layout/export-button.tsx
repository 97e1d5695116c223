import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Download as KeptFile } from "@/lib/http/client";

interface ExportButtonProps {
  /** Of the call that brings the file. */
  isPending: boolean;
  onExport: () => void;
  children: React.ReactNode;
}

/** Brings a file of the member's, or the admin's, to the device. */
export function ExportButton({ isPending, onExport, children }: ExportButtonProps) {
  return (
    <Button variant="outline" block pending={isPending} pendingLabel="Exporting..." onClick={onExport}>
      <Download />
      {children}
    </Button>
  );
}

/** How long a browser may take to begin writing the file. */
const BEGIN_MS = 60_000;

/** Gives a file to the browser to keep, as a download. */
export function keepFile({ content, fileName }: KeptFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS);
}
