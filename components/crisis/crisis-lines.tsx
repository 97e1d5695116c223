"use client";

import { createContext, useContext, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Icon, IconButton, type IconProps } from "@/components/ui/icon";
import { useHoldToasts } from "@/components/ui/toast";
import {
  type CrisisContact,
  crisisLinesFor,
  inSentence,
  type CrisisLines as Lines,
} from "@/lib/crisis/crisis-lines";
import type { KnownCrisisLines } from "@/lib/moods/choices";
import { browserTimeZone } from "@/lib/time/browser-time-zone";

/** Whom to call or text: the lines of where one is, and below them those of everywhere else. */
export function CrisisLines() {
  const [theirs, ...others] = useCrisisLines();
  return (
    <div className="crisis-lines">
      <ul aria-label={theirs.where}>
        {theirs.contacts.map((contact) => (
          <li key={contact.label}>
            <CrisisContactLink contact={contact} />
          </li>
        ))}
      </ul>
      <CrisisSentences lines={others} />
    </div>
  );
}

/** One contact, large enough to press. */
export function CrisisContactLink({ contact: { href, label } }: { contact: CrisisContact }) {
  if (href === null)
    return <span className="inline-flex items-center gap-2 min-h-(--target) font-semibold">{label}</span>;
  return (
    <a href={href} className="inline-flex items-center gap-2 min-h-(--target) font-semibold">
      <ContactIcon href={href} />
      {label}
    </a>
  );
}

/** Lines in words, a place to a sentence. */
function CrisisSentences({ lines }: { lines: readonly Lines[] }) {
  return lines.map(({ where, contacts }) => (
    <p key={where} className="text-sm mt-2">
      <b>{where}:</b>{" "}
      {contacts.map((contact, place) => (
        <span key={contact.label}>
          {place > 0 && "; "}
          {contact.href ? (
            <a href={contact.href} className="text-ink">
              {inSentence(contact, place)}
            </a>
          ) : (
            inSentence(contact, place)
          )}
        </span>
      ))}
    </p>
  ));
}

/** Every line in words, theirs first. */
export function AllCrisisSentences() {
  return <CrisisSentences lines={useCrisisLines()} />;
}

function ContactIcon({ href }: { href: string }) {
  if (href.startsWith("tel:")) return <Phone className="lead" />;
  return href.startsWith("sms:") ? <MessageCircle className="lead" /> : <Globe className="lead" />;
}

interface MemberHelp {
  /** The member's zone; null where it is not known, as without a connection. */
  timeZone: string | null;
  /** Whether the panel stands folded. */
  known: boolean;
  setKnown: (known: boolean) => void;
}

const Help = createContext<MemberHelp | null>(null);

interface CrisisHelpProps {
  timeZone: string | null;
  known: boolean;
  children: React.ReactNode;
}

/** Says whose crisis lines come first on a member's screen, and whether they know them by heart. */
export function CrisisHelp({ timeZone, known: knownAtFirst, children }: CrisisHelpProps) {
  const [known, show] = useState(knownAtFirst);
  function setKnown(next: boolean) {
    show(next);
    // Not remembered, it stands unfolded the next time: nothing to trouble anyone with here.
    remember({ known: next }).catch(() => {});
  }
  return <Help value={{ timeZone, known, setKnown }}>{children}</Help>;
}

async function remember(body: KnownCrisisLines): Promise<void> {
  const { call } = await import("@/lib/http/client");
  await call("/api/user/crisis-lines", { method: "PUT", body });
}

/** Whether the panel stands folded for the member, and the way to change it. */
export function useKnownLines(): [known: boolean, setKnown: (known: boolean) => void] {
  const help = useContext(Help);
  return [help?.known ?? false, help?.setKnown ?? (() => {})];
}

/** The crisis lines, theirs first: by the member's time zone, else the browser's. */
export function useCrisisLines(): ReturnType<typeof crisisLinesFor> {
  const help = useContext(Help);
  const browsers = useSyncExternalStore(nothingChanges, browserTimeZone, () => null);
  // Who joined through a provider has UTC until their first check-in.
  const members = help?.timeZone === "UTC" ? null : help?.timeZone;
  return crisisLinesFor(members ?? browsers);
}

const nothingChanges = () => () => {};

function Globe(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20" />
      <path d="M2 12h20" />
    </Icon>
  );
}

function MessageCircle(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />
    </Icon>
  );
}

function Phone(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
    </Icon>
  );
}

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

/** So soon after the first press a second one is still part of it. */
const AGAIN_MS = 700;

function HelpDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useHoldToasts();
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
    dialog.current?.showModal();
  }, []);
  /** A second press on what opened it lands beside the dialog, and was not meant to close it. */
  const closeBeside = (event: React.MouseEvent<HTMLDialogElement>) => {
    if (isBeside(event) && performance.now() - openedAt.current > AGAIN_MS) event.currentTarget.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own.
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose} onClick={closeBeside}>
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
