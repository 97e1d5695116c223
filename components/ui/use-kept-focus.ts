import { useLayoutEffect, useRef } from "react";

/**
 * A control that is disabled while it works loses the focus, and whoever has no pointer their place. This gives it
 * back once the control can be pressed again, unless the focus went elsewhere meanwhile.
 *
 * @returns what to call when the control is focused
 */
export function useKeptFocus(disabled: boolean): (event: React.FocusEvent<HTMLElement>) => void {
  const focused = useRef<HTMLElement | null>(null);
  const lost = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // The browser takes the focus away a moment later: here it is still known.
    if (disabled) lost.current = document.activeElement === focused.current ? focused.current : null;
    else if (lost.current && document.activeElement === document.body)
      lost.current.focus({ preventScroll: true });
    if (!disabled) lost.current = null;
  }, [disabled]);
  return (event) => {
    focused.current = event.currentTarget;
  };
}
