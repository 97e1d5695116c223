/** For the `ref` of what a press has opened: it scrolls as far as it must to stand clear of the bar. */
export function comeInSight(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: "nearest" });
}
