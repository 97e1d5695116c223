/** How days and times are written: "21 November 2026, 20:00" or "November 21, 2026, 8:00 PM". */
export type Region = "en-GB" | "en-US";

export const DEFAULT_REGION: Region = "en-GB";

/** Where English is written with the month first. */
const MONTH_FIRST: ReadonlySet<string> = new Set(["US", "CA", "PH"]);

/**
 * The English that a browser asks for, by its Accept-Language (RFC 9110, 12.5.4): of the ranges with a country the one
 * it prefers, where it prefers English to all else. Most who read another language first write the day first.
 */
export function regionOf(acceptLanguage: string | null): Region {
  const asked = (acceptLanguage ?? "").slice(0, 500).split(",").map(languageRange);
  const most = Math.max(...asked.map(({ weight }) => weight));
  if (!asked.some(({ language, weight }) => language === "en" && weight > 0 && weight === most))
    return DEFAULT_REGION;
  const [best] = asked
    .filter(({ language, country, weight }) => language === "en" && country && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best && MONTH_FIRST.has(best.country) ? "en-US" : DEFAULT_REGION;
}

function languageRange(range: string) {
  const [, language = "", country = "", weight = "1"] =
    /^\s*([a-z]{1,8}|\*)(?:-([a-z]{2}))?[\w-]*\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(range) ?? [];
  return {
    language: language.toLowerCase(),
    country: country.toUpperCase(),
    weight: language ? Number(weight) || 0 : 0,
  };
}
