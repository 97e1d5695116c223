import { ACCESS_EXPIRED_EVENT } from "@/lib/http/access-expired";

/** Half-written lines by their entry's id. They live as long as the page and are written down nowhere. */
const drafts = new Map<string, string>();

/** What was begun for this entry and neither saved nor given up. */
export function draftOf(checkInId: string): string | undefined {
  return drafts.get(checkInId);
}

/** @param saved what stands there already: the same text is no draft */
export function keepDraft(checkInId: string, text: string, saved: string | null): void {
  // Once is enough: the same listener is not added twice.
  window.addEventListener(ACCESS_EXPIRED_EVENT, forgetDrafts);
  if (text === (saved ?? "")) drafts.delete(checkInId);
  else drafts.set(checkInId, text);
}

export function dropDraft(checkInId: string): void {
  drafts.delete(checkInId);
}

/** Whoever comes next finds nothing of them. */
export function forgetDrafts(): void {
  drafts.clear();
}
