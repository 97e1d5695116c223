import type { Purpose } from "@/lib/consent/purposes";
import type { Consents } from "@/lib/consent/schema";
import { fullDay } from "@/lib/moods/calendar";
import { localDate } from "@/lib/time/clock";

const LABELS: Record<Purpose, string> = {
  mood_data: "Keeping my ratings and quotes",
  ai_quotes: "AI may write my quotes",
  cookies_analytics: "Analytics cookies",
  cookies_marketing: "Marketing cookies",
  cookies_preferences: "Preference cookies",
  securityNotifications: "Emails: Security & Account Notifications",
  productUpdates: "Emails: Product Updates",
  newsletter: "Emails: Newsletter",
  marketingEmails: "Emails: Marketing Emails",
};

interface ConsentRecordProps {
  given: Consents["given"];
  timeZone: string;
}

/** When each consent was given or refused, the newest choice of each. */
export function ConsentRecord({ given, timeZone }: ConsentRecordProps) {
  return (
    <dl className="rows mt-3">
      {given.map(({ purpose, at, ...choice }) => (
        <div key={purpose} className="srow">
          <dt className="grow">{LABELS[purpose]}</dt>
          <dd className="text-sm text-ink-soft">
            {wordFor(choice)} {fullDay(localDate(new Date(at), timeZone))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordFor({ granted, byOperator }: Pick<Consents["given"][number], "granted" | "byOperator">): string {
  if (byOperator) return granted ? "Added by us," : "Ended by us,";
  return granted ? "Yes," : "No,";
}
