import { MailX } from "lucide-react";
import { OutcomeCard } from "@/components/auth/outcome-card";
import { buttonClass } from "@/components/ui/button-class";
import { ButtonLink } from "@/components/ui/button-link";
import { BRAND } from "@/lib/config/brand";

interface LinkFailedProps {
  title: string;
  message: string;
  /** Another way to the same end. */
  children?: React.ReactNode;
}

/** The link did not work: why, and where to go from here. */
export function LinkFailed({ title, message, children }: LinkFailedProps) {
  return (
    <OutcomeCard title={title} icon={<MailX />}>
      <p className="text-ink-soft">{message}</p>
      {children}
      <div className="mt-3 grid w-full gap-3">
        <ButtonLink href="/" block>
          Go to Homepage
        </ButtonLink>
        <a href={`mailto:${BRAND.supportEmail}`} className={buttonClass({ variant: "outline", block: true })}>
          Contact Support
        </a>
      </div>
    </OutcomeCard>
  );
}
