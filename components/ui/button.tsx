"use client";

import { useLayoutEffect, useRef } from "react";
import { type ButtonLook, buttonClass } from "./button-link";
import { Spinner } from "./spinner";

interface ButtonProps extends ButtonLook, Omit<React.ComponentProps<"button">, "className"> {
  /** Work is under way: the button can't be pressed, says so and breathes. */
  pending?: boolean;
  /** What the button says meanwhile, such as "Generating...". */
  pendingLabel?: string;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    className,
    pending = false,
    pendingLabel,
    disabled = false,
    onFocus,
    children,
    ...rest
  } = props;
  const isDisabled = disabled || pending;
  const keepFocus = useKeptFocus(isDisabled);
  return (
    <button
      type="button"
      {...rest}
      disabled={isDisabled}
      onFocus={(event) => {
        keepFocus(event);
        onFocus?.(event);
      }}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, block, className })}
    >
      {pending && <Spinner />}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}

/**
 * A control that is disabled while it works loses the focus, and whoever has no pointer their place. This gives it
 * back once the control can be pressed again, unless the focus went elsewhere meanwhile.
 *
 * @returns what to call when the control is focused
 */
export function useKeptFocus(disabled: boolean): (event: React.FocusEvent<HTMLElement>) => void {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (disabled) return;
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
    else if (document.activeElement !== focused.current) focused.current = null;
  }, [disabled]);
  return ({ currentTarget }) => {
    focused.current = currentTarget;
    const onBlur = () => {
      // Browsers take it from what is disabled at once or a moment later.
      if (!currentTarget.matches(":disabled")) focused.current = null;
    };
    currentTarget.addEventListener("blur", onBlur, { once: true });
  };
}
