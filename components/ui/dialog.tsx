"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, useState } from "react";
import { IconButton } from "./icon";
import { latestToastId, useHoldToasts, useToast } from "./toast";

interface DialogProps {
  title: string;
  description?: string;
  /** The button that opens it; without one, `open` and `onOpenChange` do. */
  trigger?: React.ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Without the strip of the valley, for a plain question. */
  plain?: boolean;
  /** Where the focus goes first, if not to the first control; prevent the event's default. */
  onOpenAutoFocus?: (event: Event) => void;
  children?: React.ReactNode;
}

/** A dialog under a strip of the valley; a sheet from below on phones. */
export function Dialog(props: DialogProps) {
  const { title, description, trigger, open, onOpenChange, plain, onOpenAutoFocus, children } = props;
  const places = useRef<HTMLElement[]>([]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className="dialog"
          onOpenAutoFocus={(event) => {
            places.current = placesAround(document.activeElement);
            onOpenAutoFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            const [opener] = places.current;
            // Its button gets the focus back by itself, unless what was done has taken the button away.
            if (trigger && opener?.isConnected !== false) return;
            event.preventDefault();
            const place = places.current.find(canBeFocused) ?? document.getElementById("main");
            place?.focus({ preventScroll: true });
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          {!plain && <div className="art" />}
          <div className="in">
            <Radix.Title className="title">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
            )}
            {children}
            <FailureHere />
          </div>
          <Radix.Close asChild>
            <IconButton label="Close" className="close">
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What had the focus, and what is around it, for the case that it is gone when the dialog closes. */
function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let place = element; place instanceof HTMLElement; place = place.parentElement) {
    if (place === element || place.hasAttribute("tabindex")) places.push(place);
  }
  return places;
}

function canBeFocused(place: HTMLElement): boolean {
  return place.isConnected && place !== document.body && !place.matches(":disabled");
}

/** Toasts wait until the dialog is closed. What failed meanwhile is said in it as well: it may stay open for that. */
function FailureHere() {
  const [before] = useState(latestToastId);
  const { toasts } = useToast();
  useHoldToasts();
  const failure = toasts.find(({ id, open, variant }) => open && id > before && variant === "destructive");
  return (
    <p role="alert" className="dialog-failure">
      {failure && [failure.title, failure.description].filter(Boolean).join(": ")}
    </p>
  );
}
