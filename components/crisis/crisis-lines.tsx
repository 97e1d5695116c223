"use client";

import { Globe, MessageCircle, Phone } from "lucide-react";
import { useCrisisLines } from "@/components/crisis/crisis-help";
import { type CrisisContact, inSentence, type CrisisLines as Lines } from "@/lib/crisis/crisis-lines";

/** Whom to call or text: the lines of where one is, and below them those of everywhere else. */
export function CrisisLines() {
  const [theirs, ...others] = useCrisisLines();
  return (
    <div className="crisis-lines">
      <ul aria-label={theirs.where}>
        {theirs.contacts.map((contact) => (
          <li key={contact.label}>
            <CrisisContactLink contact={contact} />
          </li>
        ))}
      </ul>
      <CrisisSentences lines={others} />
    </div>
  );
}

/** One contact, large enough to press. */
export function CrisisContactLink({ contact: { href, label } }: { contact: CrisisContact }) {
  if (href === null) return <span className="crisis-contact">{label}</span>;
  return (
    <a href={href} className="crisis-contact">
      <ContactIcon href={href} />
      {label}
    </a>
  );
}

/** Lines in words, a place to a sentence. */
export function CrisisSentences({ lines }: { lines: readonly Lines[] }) {
  return lines.map(({ where, contacts }) => (
    <p key={where} className="crisis-sentence">
      <b>{where}:</b>{" "}
      {contacts.map((contact, place) => (
        <span key={contact.label}>
          {place > 0 && "; "}
          {contact.href ? (
            <a href={contact.href}>{inSentence(contact, place)}</a>
          ) : (
            inSentence(contact, place)
          )}
        </span>
      ))}
    </p>
  ));
}

/** Every line in words, theirs first. */
export function AllCrisisSentences() {
  return <CrisisSentences lines={useCrisisLines()} />;
}

function ContactIcon({ href }: { href: string }) {
  if (href.startsWith("tel:")) return <Phone className="lead" />;
  return href.startsWith("sms:") ? <MessageCircle className="lead" /> : <Globe className="lead" />;
}
