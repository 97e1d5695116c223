import { HelpNow } from "@/components/layout/help-now";

/** The quieter offer of help, for a heavy day that asks for no panel. */
export function SupportLine() {
  return (
    <p className="support-line">
      <HelpNow className="link">If it gets heavier, there are people to talk to.</HelpNow>
    </p>
  );
}
