"use client";

import { useRememberMember } from "@/components/offline/use-remember-member";
import { Button } from "@/components/ui/button";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { LOGGED_NOTE, LoggedNote } from "./logged-note";
import { QuoteResult } from "./quote-result";
import { RatingGroups } from "./rating-groups";
import { SignedOutNote } from "./signed-out-note";
import { TimeOfDayChoice } from "./time-of-day-choice";
import { useCheckIn } from "./use-check-in";
import { WishChoice } from "./wish-choice";

interface CheckInScreenProps {
  memberId: string;
  /** What this device seals check-ins with that have to wait. */
  sealingKey: string;
  /** By the zone that is known of the member; their own clock has the last word. */
  likelyTimeOfDay: TimeOfDay;
}

export function CheckInScreen({ memberId, sealingKey, likelyTimeOfDay }: CheckInScreenProps) {
  const checkIn = useCheckIn(memberId, likelyTimeOfDay);
  useRememberMember(memberId, sealingKey);
  function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (!checkIn.isPending && !checkIn.isLogged) checkIn.generate();
  }
  return (
    <form className="check-in" method="post" onSubmit={onSubmit}>
      <TimeOfDayChoice value={checkIn.timeOfDay} onChange={checkIn.chooseTimeOfDay} />
      <RatingGroups levels={checkIn.levels} onRate={checkIn.setLevel} />
      <div className="check-in-answer">
        <WishChoice value={checkIn.wish} onChange={checkIn.chooseWish} />
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
        {checkIn.isLogged && <LoggedNote />}
        {checkIn.isSignedOut && <SignedOutNote />}
        <QuoteResult
          quote={checkIn.quote}
          isPending={checkIn.isPending}
          care={checkIn.care}
          press={checkIn.press}
          onAnother={checkIn.another}
        />
      </div>
    </form>
  );
}
