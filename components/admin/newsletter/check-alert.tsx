import { CircleAlert, CircleCheck } from "lucide-react";
import type { CheckResult } from "@/components/admin/newsletter/use-provider-checks";
import { Note } from "@/components/ui/note";

/** What came of the last test or check. */
export function CheckAlert({ result }: { result: CheckResult | null }) {
  return (
    <div role="status" className="empty:hidden">
      {result && (
        <Note
          tone={result.isGood ? "info" : "honey"}
          icon={result.isGood ? <CircleCheck /> : <CircleAlert />}
        >
          <b className="font-semibold">{result.title}</b>
          <p className="wrap-anywhere">{result.text}</p>
        </Note>
      )}
    </div>
  );
}
