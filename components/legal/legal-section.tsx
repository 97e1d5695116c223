import { Fragment } from "react";

/** A paragraph, a list, or a part with a look of its own. Words may hold `[links](/path)`. */
export type LegalBlock = string | readonly string[] | { show: "crisis-lines" | "operator" };

export interface LegalSection {
  /** The anchor. Kept when the title changes, so that links from elsewhere stay good. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export const LAST_UPDATED = "January 28, 2025";

/** For whoever cannot wait for a crisis line; the numbers stand with the lines. */
export const EMERGENCY = "If you're in danger, call your local emergency number.";

/** A mail address as a link in a text. */
export function mailLink(address: string): string {
  return `[${address}](mailto:${address})`;
}

const LINK = /(\[[^\]]+\]\([^)]+\))/;
const PARTS = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Words in which `[name](address)` becomes a link. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, index) => {
    const [, name, href] = PARTS.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
    return <Fragment key={index}>{href ? <a href={href}>{name}</a> : part}</Fragment>;
  });
}
