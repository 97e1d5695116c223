import { Globe, MessageCircle, Phone } from "lucide-react";
import { CRISIS_LINES } from "@/lib/brand";

function ContactIcon({ href }: { href: string }) {
  if (href.startsWith("tel:")) return <Phone className="lead" />;
  return href.startsWith("sms:") ? <MessageCircle className="lead" /> : <Globe className="lead" />;
}

/** Whom to call or text, wherever one is. Nothing here needs the server. */
export function CrisisLines() {
  return (
    <ul className="rows">
      {CRISIS_LINES.map((line) => (
        <li key={line.name} className="py-3">
          <b className="block">{line.name}</b>
          <span className="block text-sm text-ink-soft">{line.where}</span>
          <span className="flex flex-wrap gap-x-6">
            {line.contacts.map((contact) => (
              <a key={contact.href} href={contact.href} className="crisis-contact">
                <ContactIcon href={contact.href} />
                {contact.label}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
