"use client";

import clsx from "clsx";
import { Activity, useEffect, useRef, useState } from "react";
import { SupportLine } from "@/components/crisis/crisis-lines";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { wasLedToSlider } from "@/components/layout/member-nav";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card, CardTitle } from "@/components/ui/card";
import { comeInSight } from "@/components/ui/come-in-sight";
import { focusStays } from "@/components/ui/focus-stays";
import { Skeleton } from "@/components/ui/spinner";
import { lazyUntilHere, useLater } from "@/components/ui/use-later";
import type { Form, TimeOfDay } from "@/lib/check-ins/dimensions";
import { WISH_LABELS, WISHES, type Wish } from "@/lib/check-ins/rules";
import type { CrisisCare } from "@/lib/crisis/rules";
import type { GeneratedQuote } from "@/lib/words/schema";
import { CheckInForm, SubmitPlace, ToastsHere } from "./check-in-form";
import { keeping, useCheckIn } from "./use-check-in";

interface CheckInScreenProps {
  memberId: string;
  /** What this device seals check-ins with that have to wait. */
  sealingKey: string;
  /** By the zone that is known of the member; their own clock has the last word. */
  likelyTimeOfDay: TimeOfDay;
  /** What this device remembers of the form. */
  likelyForm: Form;
  /** What the address asks for, once. */
  askedForm: Form | null;
}

export function CheckInScreen(props: CheckInScreenProps) {
  const { memberId, sealingKey, likelyTimeOfDay, likelyForm, askedForm } = props;
  const rater = { id: memberId, sealingKey };
  const checkIn = useCheckIn(rater, likelyTimeOfDay, { remembered: likelyForm, asked: askedForm });
  useReadyToKeep(memberId, sealingKey);
  function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (!checkIn.isPending && !checkIn.isLogged) checkIn.generate();
  }
  return (
    <CheckInForm ratings={checkIn} onSubmit={onSubmit}>
      <WishChoice value={checkIn.wish} onChange={checkIn.chooseWish} />
      <SubmitPlace isInReach={checkIn.moved.length > 0}>
        <Button
          type="submit"
          block
          pending={checkIn.isPending}
          pendingLabel="Generating..."
          // Not `disabled`: whoever has no pointer keeps their place.
          aria-disabled={checkIn.isLogged || undefined}
          aria-describedby={checkIn.isLogged ? LOGGED_NOTE : undefined}
        >
          Generate My Quote
        </Button>
      </SubmitPlace>
      {checkIn.isLogged && <LoggedNote />}
      {checkIn.isSignedOut && <SignedOutNote />}
      <QuoteResult
        quote={checkIn.quote}
        isPending={checkIn.isPending}
        care={checkIn.care}
        press={checkIn.press}
        onAnother={checkIn.another}
      />
    </CheckInForm>
  );
}

interface WishChoiceProps {
  value: Wish | null;
  onChange: (value: Wish | null) => void;
}

/** What would help now: one of four or none; pressed again, it is taken back. */
function WishChoice({ value, onChange }: WishChoiceProps) {
  return (
    <fieldset className="lg:mb-4">
      <legend className="eyebrow mb-3">What would help now?</legend>
      <div className="flex flex-wrap gap-2">
        {WISHES.map((wish) => (
          <Button
            key={wish}
            size="small"
            variant={value === wish ? "tonal" : "outline"}
            aria-pressed={value === wish}
            onClick={() => onChange(value === wish ? null : wish)}
          >
            {WISH_LABELS[wish]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** The session ended while the check-in was being filled in, as when somebody signs out in another tab. */
function SignedOutNote() {
  return (
    <Card role="alert" className="mt-4">
      <CardTitle>You're signed out</CardTitle>
      <p className="mt-2 mb-4 text-ink-soft">
        Your session has ended, but your sliders are still here. Sign in and they'll be just as you left them.
      </p>
      <ButtonLink href="/auth?next=/sliders">Sign in</ButtonLink>
    </Card>
  );
}

const LOGGED_NOTE = "logged-note";

/** Why the button rests. */
function LoggedNote() {
  return (
    <p id={LOGGED_NOTE} role="status" className="mt-3 text-center text-sm text-ink-soft">
      This moment is logged. To log a new one, move a slider or pick another time of day.
    </p>
  );
}

/** Readies this device to keep a check-in of this member while there is no connection. */
function useReadyToKeep(memberId: string, sealingKey: string): void {
  useEffect(() => {
    void keeping()
      .then(({ readyToKeep }) => readyToKeep(memberId, sealingKey))
      .catch(() => {});
  }, [memberId, sealingKey]);
}

interface MoodConsentGateProps {
  /** Whether the member has still to be asked. */
  asks: boolean;
  /** Whether this server has an AI write quotes. */
  usesAi: boolean;
  children: React.ReactNode;
}

/** Asked once in a member's life: whoever has answered does not load it. */
const MoodConsentNotice = lazyUntilHere(() =>
  import("./mood-consent-notice").then((module) => module.MoodConsentNotice),
);

/** The question, and once it is answered the first slider. */
const FIRST = 'section[tabindex="-1"], input[type="range"]';

/** Stands before the first slider until the member has agreed to the keeping of what they will say; then leads to it. */
export function MoodConsentGate({ asks, usesAi, children }: MoodConsentGateProps) {
  const [hasAgreed, setHasAgreed] = useState(!asks);
  const place = useRef<HTMLDivElement>(null);
  const leadsOn = asks && hasAgreed;
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (leadsOn || wasLedToSlider()) place.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [leadsOn]);
  return (
    <div ref={place} className="contents">
      {hasAgreed ? (
        children
      ) : (
        <Activity>
          <MoodConsentNotice usesAi={usesAi} onAgreed={() => setHasAgreed(true)} />
        </Activity>
      )}
    </div>
  );
}

interface QuoteResultProps {
  quote: GeneratedQuote | undefined;
  isPending: boolean;
  /** What the ratings that were sent ask for, before any answer. */
  care: CrisisCare;
  /** Which press it was. */
  press: number;
  onAnother: () => void;
}

const RISING = "[animation:rise_1.6s_var(--ease-in-out)_infinite_alternate]";
const RISEN = "[animation:sun-comes-up_var(--slow)_var(--ease-out)]";

/** After the sliders: nothing can be done with words before they are here. */
const loadActs = () => import("./quote-acts").then((module) => module.QuoteActs);

/** Where the quote arrives. The live regions stand from the start, so that what comes into them is announced. */
function QuoteResult({ quote, isPending, care, press, onAnother }: QuoteResultProps) {
  const QuoteActs = useLater(loadActs);
  const shown = isPending ? undefined : quote;
  const what = isPending ? "on its way" : shown?.id;
  const hasPanel = care === "panel";
  // With the panel the place is the panel's: it stays where it is when the words arrive under it.
  const place = useScrollIntoView(hasPanel ? undefined : what);
  const hasLine = !isPending && (shown?.supportLine ?? care === "line");
  return (
    // The words come to stand below the toast that announces them.
    <div ref={place} className="scroll-mt-32 scroll-mb-4 lg:scroll-mt-40 lg:scroll-mb-5">
      <div aria-live="polite">{hasPanel && <CrisisPanel key={press} atOnce className="mt-4" />}</div>
      {hasPanel && <ToastsHere key={press} />}
      <div ref={focusStays} tabIndex={-1} className={what && "quote mt-4 lg:mt-5 lg:p-6"}>
        {what && (
          <i key={`sun of ${what}`} className={clsx("sun origin-bottom", isPending ? RISING : RISEN)} />
        )}
        {what && <i className="hz" />}
        <div aria-live="polite" aria-busy={isPending}>
          {isPending && <QuoteOnItsWay />}
          {shown && <QuoteWords key={shown.id} quote={shown} />}
        </div>
        {quote && QuoteActs && <QuoteActs quote={quote} isPending={isPending} onAnother={onAnother} />}
      </div>
      {hasLine && <SupportLine />}
    </div>
  );
}

/** Brings the place into view, gently, when what stands there changes; the focus stays where it is. */
function useScrollIntoView(what: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what !== undefined) comeInSight(place.current);
  }, [what]);
  return place;
}

const WRITTEN_BY = { ai: "Written by AI", library: "From Hearten's own library" } as const;

/** The words, whose they are, and what they leaned on: under the panel nobody is told what they rated. */
function QuoteWords({ quote }: { quote: GeneratedQuote }) {
  return (
    <div className="[animation:quote-arrives_var(--slow)_var(--ease-out)]">
      <blockquote className="lg:text-[1.375rem]/8">{quote.text}</blockquote>
      <p className="by">
        Personalized for you
        <span>{WRITTEN_BY[quote.source]}</span>
        {!quote.support && <span>{quote.reason}.</span>}
      </p>
    </div>
  );
}

/** The shape of a quote, while it is written. */
function QuoteOnItsWay() {
  return (
    <>
      <p className="said">Crafting your quote...</p>
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </>
  );
}
