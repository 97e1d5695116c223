import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";

const REASONS = ["Too many emails", "Content wasn't relevant", "No longer using the app"];

/** For whoever likes to say why. Nothing is sent or kept. */
export function LeaveReasons() {
  const thank = () => toast({ title: "Thank you", description: "All the best." });
  return (
    <fieldset className="mt-3 grid w-full gap-2">
      <legend className="mx-auto mb-2 text-sm text-ink-soft">Why did you unsubscribe? (optional)</legend>
      {REASONS.map((reason) => (
        <Button key={reason} variant="outline" block onClick={thank}>
          {reason}
        </Button>
      ))}
    </fieldset>
  );
}
