"use client";

import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon, IconButton, type IconProps } from "@/components/ui/icon";
import { useHoldToasts } from "@/components/ui/toast";
import { CrisisLines } from "./crisis-lines";

interface HelpNowProps {
  className?: string;
  /** What the button says. */
  children?: string;
}

/**
 * Stands on every screen, signed in or out. What it opens is already in the page, so it works offline; it is the
 * browser's own dialog, so that no screen has to load one for it.
 */
export function HelpNow({ className = "help-now", children = "Need help now?" }: HelpNowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && createPortal(<HelpDialog onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

function HelpDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useHoldToasts();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own.
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => isBeside(event) && event.currentTarget.close()}
    >
      <div className="in">
        <h2 id={titleId} className="title">
          Need help now?
        </h2>
        <p className="mt-2 text-ink-soft">
          You don’t have to carry this by yourself. If you might harm yourself, please talk to someone now.
        </p>
        <CrisisLines />
      </div>
      <IconButton label="Close" className="close" onClick={() => dialog.current?.close()}>
        <X />
      </IconButton>
    </dialog>
  );
}

function X(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 6 6 18" />
      <path d="m6 6 12 12" />
    </Icon>
  );
}

/** A press on the backdrop is a press on the dialog itself, outside its box. */
function isBeside({ target, currentTarget, clientX, clientY }: React.MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

/** The quieter offer of help, for a heavy day that asks for no panel. */
export function SupportLine() {
  return (
    <p className="mt-3">
      <HelpNow className="link">If it gets heavier, there are people to talk to.</HelpNow>
    </p>
  );
}
