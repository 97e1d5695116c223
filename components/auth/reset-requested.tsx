import { MailCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { OutcomeCard } from "./outcome-card";

/** The same for every address. */
export function ResetRequested({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <OutcomeCard title="Check your inbox" icon={<MailCheck />}>
      <p className="text-ink-soft">
        {words}. If nothing turns up, have a look in your spam folder, or try another address.
      </p>
      <div className="mt-3 grid w-full gap-3">
        <ButtonLink href="/auth" block>
          Back to Login
        </ButtonLink>
        <Button variant="outline" block onClick={onAgain}>
          Try another email
        </Button>
      </div>
    </OutcomeCard>
  );
}
