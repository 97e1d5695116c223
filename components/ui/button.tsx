"use client";

import { type ButtonLook, buttonClass } from "@/components/ui/button-class";
import { Spinner } from "@/components/ui/spinner";
import { useKeptFocus } from "@/components/ui/use-kept-focus";

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
