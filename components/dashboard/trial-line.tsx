import { AppLink } from "@/components/ui/app-link";
import { Note } from "@/components/ui/note";

/** On the last day of a trial: when it ends, what then, and where to cancel. */
export function TrialLine({ children }: { children: string }) {
  return (
    <div className="mb-4">
      <Note tone="honey">
        {children}{" "}
        <AppLink href="/settings" className="underline">
          Open Settings
        </AppLink>
      </Note>
    </div>
  );
}
