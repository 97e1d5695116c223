/** What a list shows of a quote: its first `limit` characters, with an ellipsis where more follows. */
export function excerpt(text: string, limit: number): string {
  return isCut(text, limit) ? `${Array.from(text).slice(0, limit).join("").trimEnd()}…` : text;
}

/** Whether an excerpt leaves anything out. */
export function isCut(text: string, limit: number): boolean {
  return Array.from(text).length > limit;
}
