import { BRAND } from "./brand";

/** Stands for what the person who runs this server has not filled in yet. Pages never show it. */
export const FILL_IN = "FILL IN";

/** Who runs this server, in law. Null: does not apply, so the pages leave it out. */
interface Operator {
  /** As registered, such as "Example Ltd"; a person's full name where there is no company. */
  legalName: string;
  /** The postal address of the office. */
  address: string;
  /** With the register, such as "Companies House 01234567". */
  registrationNumber: string | null;
  /** Of the data protection fee that the UK's Information Commissioner's Office takes. */
  icoNumber: string | null;
  /** Such as "England and Wales". */
  governingLaw: string;
  /** The country where the server and its backups stand. */
  hostingCountry: string;
  /** When a lawyer last checked the Terms and the Privacy Policy, in words: "3 March 2025". */
  checkedByCounsel: string;
  /** Whom to tell of a weak spot in the security: a mailbox or a web address. The product's mailbox unless filled in. */
  securityContact: string;
}

/** Fill in every value, and let a lawyer check both legal pages, before anyone but you uses the server. */
export const OPERATOR: Operator = {
  legalName: FILL_IN,
  address: FILL_IN,
  registrationNumber: FILL_IN,
  icoNumber: FILL_IN,
  governingLaw: FILL_IN,
  hostingCountry: FILL_IN,
  checkedByCounsel: FILL_IN,
  securityContact: FILL_IN,
};

type Fact = Exclude<keyof Operator, "securityContact">;

const LABELS: Record<Fact, string> = {
  legalName: "Operator",
  address: "Address",
  registrationNumber: "Registration number",
  icoNumber: "ICO number",
  governingLaw: "Governing law",
  hostingCountry: "Where the server stands",
  checkedByCounsel: "Checked by a lawyer",
};

const UNSTATED: Partial<Record<Fact, string>> = {
  legalName: "The operator of this server",
  checkedByCounsel: "Not yet",
};

/** The operator as the pages tell of it: what was filled in, calm words for what was not. */
export function operatorFacts(operator: Operator = OPERATOR): { label: string; value: string }[] {
  return (Object.keys(LABELS) as Fact[]).flatMap((key) => {
    const value = operator[key];
    if (value === null) return [];
    return {
      label: LABELS[key],
      value: value === FILL_IN ? (UNSTATED[key] ?? "Not stated here yet") : value,
    };
  });
}

/** For the middle of a sentence. */
export function operatorName({ legalName }: Operator = OPERATOR): string {
  return legalName === FILL_IN ? "the operator of this server" : legalName;
}

/** Whose law governs the Terms, for the middle of a sentence. */
export function governingLaw({ governingLaw: law }: Operator = OPERATOR): string {
  return law === FILL_IN ? "the place where the operator of this server is based" : law;
}

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
