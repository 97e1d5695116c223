import { FileText } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";

/** The quiet way to the report. */
export function ReportLink() {
  return (
    <AppLink href="/progress/report">
      <FileText />A page for a therapist or doctor
    </AppLink>
  );
}
