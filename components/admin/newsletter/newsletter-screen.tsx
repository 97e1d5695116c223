import { AudienceCard } from "@/components/admin/newsletter/audience-card";
import { ComposeCard } from "@/components/admin/newsletter/compose-card";
import { FailedMails } from "@/components/admin/newsletter/failed-mails";
import { PastNewsletters } from "@/components/admin/newsletter/past-newsletters";

interface NewsletterScreenProps {
  /** The mail provider in use. */
  providerName: string;
  /** Where test mails go. */
  ownEmail: string;
}

export function NewsletterScreen({ providerName, ownEmail }: NewsletterScreenProps) {
  return (
    <div className="stack">
      <ComposeCard providerName={providerName} ownEmail={ownEmail} />
      <AudienceCard />
      <PastNewsletters />
      <FailedMails />
    </div>
  );
}
