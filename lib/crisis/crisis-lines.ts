/** One way to reach a person: what one calls or texts, and the link that does it. */
export interface CrisisContact {
  label: string;
  /** Nothing where no one number holds. */
  href: `tel:${string}` | `sms:${string}` | `https://${string}` | null;
}

export interface CrisisLines {
  where: string;
  /** The first is the one to name where there is room for one. */
  contacts: readonly [CrisisContact, ...CrisisContact[]];
}

const UK: CrisisLines = {
  where: "UK",
  contacts: [
    { label: "Samaritans 116 123", href: "tel:116123" },
    { label: "Text SHOUT to 85258", href: "sms:85258?&body=SHOUT" },
    { label: "NHS 111, mental health option", href: "tel:111" },
    { label: "Emergency 999", href: "tel:999" },
  ],
};

const IRELAND: CrisisLines = {
  where: "Ireland",
  contacts: [
    { label: "Samaritans 116 123", href: "tel:116123" },
    { label: "Text HELLO to 50808", href: "sms:50808?&body=HELLO" },
    { label: "Emergency 112 or 999", href: "tel:112" },
  ],
};

const US_AND_CANADA: CrisisLines = {
  where: "US and Canada",
  contacts: [
    { label: "Call 988", href: "tel:988" },
    { label: "Text 988", href: "sms:988" },
    { label: "Emergency 911", href: "tel:911" },
  ],
};

const ELSEWHERE: CrisisLines = {
  where: "Elsewhere",
  contacts: [
    { label: "findahelpline.com", href: "https://findahelpline.com" },
    { label: "Your local emergency number", href: null },
  ],
};

const ALL: readonly CrisisLines[] = [UK, IRELAND, US_AND_CANADA, ELSEWHERE];

/** The lines of the place that somebody is in come first, the others after them; without a zone, as they stand here. */
export function crisisLinesFor(timeZone: string | null): readonly [CrisisLines, ...CrisisLines[]] {
  const theirs = timeZone === null ? UK : linesOf(timeZone);
  return [theirs, ...ALL.filter((lines) => lines !== theirs)];
}

/** All of them in words: "UK: Samaritans 116 123; text SHOUT to 85258. Ireland: …". */
export function crisisWords(timeZone: string | null): string {
  return crisisLinesFor(timeZone)
    .map(({ where, contacts }) => `${where}: ${contacts.map(inSentence).join("; ")}.`)
    .join(" ");
}

/** A contact after others in one sentence; names keep their capital. */
export function inSentence({ label }: CrisisContact, place: number): string {
  return place > 0 ? label.replace(/^(Text|Emergency|Your)/, (word) => word.toLowerCase()) : label;
}

function linesOf(timeZone: string): CrisisLines {
  if (/^(Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)|GB(-Eire)?)$/.test(timeZone)) return UK;
  if (/^(Europe\/Dublin|Eire)$/.test(timeZone)) return IRELAND;
  return isNorthAmerican(timeZone) ? US_AND_CANADA : ELSEWHERE;
}

// 988 and 911 are answered in the territories of the US too. The zones of a country change once in a decade.
const NORTH_AMERICAN = new Set(
  `Adak Anchorage Atka Atikokan Blanc-Sablon Boise Cambridge_Bay Chicago Coral_Harbour Creston Dawson Dawson_Creek
  Denver Detroit Edmonton Fort_Nelson Fort_Wayne Glace_Bay Goose_Bay Halifax Indianapolis Inuvik Iqaluit Juneau
  Knox_IN Los_Angeles Louisville Menominee Metlakatla Moncton Montreal New_York Nipigon Nome Pangnirtung Phoenix
  Puerto_Rico Rainy_River Rankin_Inlet Regina Resolute Shiprock Sitka St_Johns St_Thomas Swift_Current Thunder_Bay
  Toronto Vancouver Virgin Whitehorse Winnipeg Yakutat Yellowknife`.split(/\s+/),
);

function isNorthAmerican(timeZone: string): boolean {
  const [area = "", ...place] = timeZone.split("/");
  if (["US", "Canada", "EST5EDT", "CST6CDT", "MST7MDT", "PST8PDT", "Navajo"].includes(area)) return true;
  if (area === "America" && /^(Indiana|Kentucky|North_Dakota)$/.test(place[0] ?? "")) return true;
  if (area === "America") return NORTH_AMERICAN.has(place.join("/"));
  return /^Pacific\/(Honolulu|Johnston|Guam|Saipan|Pago_Pago|Midway|Samoa|Wake)$/.test(timeZone);
}
