const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** What a person calls the browser behind a User-Agent: "Firefox on Windows". */
export function browserName(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent ?? "");
  const system = nameIn(SYSTEMS, userAgent ?? "");
  if (!browser && !system) return "Unknown browser";
  return [browser ?? "A browser", system && `on ${system}`].filter(Boolean).join(" ");
}

function nameIn(known: readonly [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1];
}
