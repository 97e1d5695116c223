import { BRAND } from "@/lib/config/brand";
import { FILL_IN, OPERATOR, type Operator } from "@/lib/config/operator";

/** How long what it says is to be believed: half of the year that RFC 9116 (section 2.5.5) calls the most. */
const BELIEVED_MS = 182 * 86_400_000;

/** The page that says what we ask of whoever finds a weak spot. */
const RULES = "/terms#rules";

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weak spot, as of now. */
export function securityText(appUrl: URL, now: Date, operator: Operator = OPERATOR): string {
  const expires = new Date(now.getTime() + BELIEVED_MS);
  const fields = {
    Contact: contactOf(operator),
    Expires: `${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages": "en",
    Canonical: new URL("/.well-known/security.txt", appUrl).href,
    Policy: new URL(RULES, appUrl).href,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}

/** As an address that can be opened. */
function contactOf({ securityContact }: Operator): string {
  const contact = securityContact === FILL_IN ? BRAND.supportEmail : securityContact;
  return URL.canParse(contact) ? contact : `mailto:${contact}`;
}
