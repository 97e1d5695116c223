import { CircleCheck } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { OutcomeCard } from "./outcome-card";

/** The new password is in place. */
export function PasswordReset({ words }: { words: string }) {
  return (
    <OutcomeCard title="Password reset successful" icon={<CircleCheck />}>
      <p className="text-ink-soft">{words} Taking you there now...</p>
      <ButtonLink href="/auth" block className="mt-3">
        Sign in
      </ButtonLink>
    </OutcomeCard>
  );
}
