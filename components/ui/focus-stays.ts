/**
 * For the `ref` of a frame with `tabIndex={-1}`: where a press takes its own button away, the focus goes to the frame
 * that the button stood in, instead of getting lost.
 */
export function focusStays(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return;
  let focused: Node | null = null;
  const onFocus = (event: FocusEvent) => {
    focused = event.target as Node;
  };
  const watch = new MutationObserver(() => {
    if (focused?.isConnected !== false || document.activeElement !== document.body) return;
    frame.focus({ preventScroll: true });
  });
  frame.addEventListener("focusin", onFocus);
  watch.observe(frame, { childList: true, subtree: true });
  return () => {
    frame.removeEventListener("focusin", onFocus);
    watch.disconnect();
  };
}
