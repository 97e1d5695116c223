import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";

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
