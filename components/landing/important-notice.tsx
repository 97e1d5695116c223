import { LifeBuoy } from "lucide-react";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { BRAND, CRISIS_LINES } from "@/lib/brand";

export function ImportantNotice() {
  return (
    <Card className="notice-card landing-section">
      <LifeBuoy />
      <div>
        <CardTitle>Important Notice</CardTitle>
        <p>
          {BRAND.name} supports wellness. It is not medical advice, not a diagnosis and not a replacement for
          a professional. If you are in crisis or thinking of harming yourself, please talk to someone now.
        </p>
        <ul className="lines">
          {CRISIS_LINES.map((line) => (
            <li key={line.name}>
              <b>{line.name}</b>
              <span>{line.where}</span>
              {line.contacts.map((contact) => (
                <a key={contact.href} href={contact.href}>
                  {contact.label}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
