/** So much of a window's height the bars leave, also on a low one. */
const ROOM = 0.7;

/**
 * Scrolls as far as it must to show what has come, clear of the bars; what is taller than the room that is left stands
 * with its beginning at the top. For the `ref` of what a press has opened as well.
 */
export function comeInSight(what: HTMLElement | null): void {
  const isTall = what && what.offsetHeight > ROOM * innerHeight;
  what?.scrollIntoView({ block: isTall ? "start" : "nearest" });
}
