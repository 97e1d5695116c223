import { Fragment } from "react";

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
