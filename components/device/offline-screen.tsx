"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { CrisisLines } from "@/components/crisis/crisis-lines";
import { FoldedCrisisPanel } from "@/components/crisis/crisis-panel";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Note } from "@/components/ui/note";
import { deviceMember } from "@/lib/device/device";
import { waitingHere } from "@/lib/device/keep-check-in";
import { openFavorites } from "@/lib/device/kept-favorites";
import { KeptFavorite } from "@/lib/device/schema";
import { OfflineCheckIn } from "./offline-check-in";
import { forgetReloads, mayReload, STANDS_IN_ID } from "./reloads";

interface Kept {
  /** Undefined where nobody is signed in, or has not agreed to check-ins yet. */
  memberId: string | undefined;
  favorites: KeptFavorite[];
  /** How many check-ins are still to be sent. */
  waiting: number;
  /** The page that was asked for, in whose place this one stands. */
  path: string;
  /** Help was asked for, as from the app's icon. */
  needsHelp: boolean;
}

/** What can be done without a connection, on a member's own device: first what the page asked for is there for. */
export function OfflineScreen() {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    void readKept().then(setKept);
  }, []);
  const goingOn = useGoOn();
  const isOnline = useIsOnline();
  const memberId = kept?.memberId;
  return (
    <div id={STANDS_IN_ID} className="grid gap-6">
      {kept?.needsHelp && <HelpCard />}
      {kept && memberId && <OtherParts path={kept.path} />}
      {kept && memberId && <OfflinePart kept={kept} memberId={memberId} />}
      <Card variant={memberId ? "quiet" : "plain"}>
        <p className="mb-4 text-ink-soft">
          {goingOn === "by itself" &&
            `This page will carry on by itself when ${isOnline ? "Hearten answers" : "you're back online"}.`}
          {goingOn === "when asked" &&
            "You're back online. This page stays as it is for as long as you need it."}
          {goingOn === "not now" &&
            "The page you asked for won't load just now. Please try again in a little while."}
          {kept &&
            !memberId &&
            " Once you've signed in on this device and agreed to have your ratings kept, you can check in without a connection."}
        </p>
        <Button variant="outline" onClick={() => window.location.reload()}>
          {goingOn === "when asked" ? "Carry on" : "Try again"}
        </Button>
      </Card>
    </div>
  );
}

/** What cannot be read any more is not shown. */
const KeptFavorites = KeptFavorite.array().catch([]);

async function readKept(): Promise<Kept> {
  const { pathname: path, hash } = window.location;
  const asked = { path, needsHelp: path === "/faq" && hash === "#crisis" };
  const member = await deviceMember().catch(() => undefined);
  if (!member) return { memberId: undefined, favorites: [], waiting: 0, ...asked };
  const [favorites, waiting] = await Promise.all([
    openFavorites().catch(() => null),
    waitingHere(member.id).catch(() => 0),
  ]);
  return { memberId: member.id, favorites: KeptFavorites.parse(favorites), waiting, ...asked };
}

function HelpCard() {
  return (
    <Card>
      <CardTitle>Need help now?</CardTitle>
      <CrisisLines />
    </Card>
  );
}

function OfflinePart({ kept, memberId }: { kept: Kept; memberId: string }) {
  const { path, favorites, waiting } = kept;
  if (path === "/favorites") return <OfflineFavorites favorites={favorites} />;
  if (path === "/progress") {
    return (
      <>
        <OfflineProgress waiting={waiting} />
        {favorites.length > 0 && <OfflineFavorites favorites={favorites} />}
      </>
    );
  }
  return (
    <>
      <OfflineCheckIn memberId={memberId} />
      {favorites.length > 0 && path !== "/sliders" && <OfflineFavorites favorites={favorites} />}
    </>
  );
}

const PARTS = [
  { href: "/sliders", label: "Check in" },
  { href: "/progress", label: "Progress" },
  { href: "/favorites", label: "Favorites" },
];

/** The other pages that have something without a connection; the browser itself opens them. */
function OtherParts({ path }: { path: string }) {
  return (
    <nav aria-label="Without a connection" className="flex flex-wrap gap-x-6">
      {PARTS.filter(({ href }) => href !== path).map(({ href, label }) => (
        <a key={href} href={href} className="link">
          {label}
        </a>
      ))}
    </nav>
  );
}

function OfflineProgress({ waiting }: { waiting: number }) {
  return (
    <Card>
      <CardTitle>Your progress</CardTitle>
      <p className="mt-2 text-ink-soft">
        Your entries are safe. You'll see them here when you're back online.
      </p>
      {waiting > 0 && (
        <div className="mt-4">
          <Note>
            {waiting === 1 ? "One check-in is" : `${waiting} check-ins are`} kept on this device, encrypted.
            We'll send {waiting === 1 ? "it" : "them"} once you're back online, and you'll find your words
            here.
          </Note>
        </div>
      )}
    </Card>
  );
}

function OfflineFavorites({ favorites }: { favorites: readonly KeptFavorite[] }) {
  return (
    <section aria-labelledby="kept-favorites">
      <h2 id="kept-favorites" className="card-title mb-4">
        Saved words on this device
      </h2>
      {favorites.length === 0 && (
        <p className="text-ink-soft">
          There are no saved words on this device yet. When you save some, you'll be able to read them here
          without a connection.
        </p>
      )}
      <ul className="grid gap-4 grid-cols-1 lg:gap-5 lg:grid-cols-2">
        {favorites.map(({ id, text, leadsToPeople }) => (
          <li key={id} className="flex flex-col gap-4">
            {leadsToPeople && <FoldedCrisisPanel isOver />}
            <div className="quote flex flex-col grow lg:p-6">
              <i className="sun" aria-hidden="true" />
              <i className="hz" aria-hidden="true" />
              <blockquote className="text-[1.25rem]/7.25">{text}</blockquote>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AwayTitle() {
  return useIsOnline() ? "Hearten isn't answering" : "You're offline";
}

export function AwayNote() {
  return useIsOnline() ? "Please try again in a little while." : "Most of Hearten needs a connection.";
}

/** Whether the browser has a connection, as far as it knows; none while the server draws. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => false,
  );
}

const CHANGES = ["online", "offline"] as const;

function follow(listener: () => void) {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}

const FIRST_AGAIN_MS = 2_000;
const AGAIN_AT_MOST_MS = 15_000;
const PATIENCE_MS = 8_000;
/** Where this page has an address of its own; elsewhere it stands in the place of the page that was asked for. */
const OWN_ADDRESS = "/offline";

/**
 * Goes on to the page that was asked for once the server answers, whatever the browser says of its connection: asks now
 * and again, and at once when the browser or the member has a reason to think so.
 *
 * @returns how it does: where the server answers and the page itself does not come, or somebody may be reading the
 *   numbers to ring, it is left to the member
 */
export function useGoOn(): GoingOn {
  const [goingOn, setGoingOn] = useState<GoingOn>("by itself");
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const stands = window.location.pathname !== OWN_ADDRESS;
    let wasAway = stands || !navigator.onLine;
    let pause = FIRST_AGAIN_MS;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      const isThere = await serverAnswers();
      if (signal.aborted) return;
      if (!isThere) {
        wasAway = true;
        // A server that has been away is a new reason.
        forgetReloads();
        setGoingOn("by itself");
      } else if (showsNumbers()) setGoingOn("when asked");
      else if (stands && !mayReload()) setGoingOn("not now");
      else if (stands) window.location.reload();
      else if (wasAway) window.location.replace("/");
      // What is asked for may fail once more: until it is here, this goes on asking.
      clearTimeout(again);
      again = setTimeout(ask, pause);
      pause = Math.min(pause * 1.5, AGAIN_AT_MOST_MS);
    }
    function askNow() {
      pause = FIRST_AGAIN_MS;
      void ask();
    }
    again = setTimeout(ask, pause);
    window.addEventListener("online", askNow, { signal });
    // Back on a page that the browser had kept whole; one that has just come asks after a while, lest it turn in circles.
    window.addEventListener("pageshow", ({ persisted }) => persisted && askNow(), { signal });
    // A page that is hidden has its timers held up.
    const onShown = () => document.visibilityState === "visible" && askNow();
    document.addEventListener("visibilitychange", onShown, { signal });
    return () => {
      clearTimeout(again);
      watch.abort();
    };
  }, []);
  return goingOn;
}

type GoingOn = "by itself" | "when asked" | "not now";

/** Whether the help dialog is open, or the panel of crisis care stands: the one of this check-in, or an opened one. */
function showsNumbers(): boolean {
  const panels = document.querySelectorAll('[aria-label="People to talk to"]');
  const stands = [...panels].some(
    (panel) => !panel.matches('[role="group"]') || panel.querySelector('[aria-expanded="true"]'),
  );
  return stands || document.querySelector("dialog[open]") !== null;
}

async function serverAnswers(): Promise<boolean> {
  try {
    // A connection that swallows everything answers nothing at all.
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A network that wants a sign-in of its own answers with another address.
    const reply = await fetch("/api/health", { cache: "no-store", redirect: "error", signal });
    return reply.ok;
  } catch {
    return false;
  }
}
