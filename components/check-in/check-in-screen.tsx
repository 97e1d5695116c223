"use client";

import { useRememberMember } from "@/components/offline/use-remember-member";
import { Button } from "@/components/ui/button";
import type { TimeOfDay } from "@/lib/check-ins/dimensions";
import { QuoteResult } from "./quote-result";
import { RatingGroups } from "./rating-groups";
import { TimeOfDayChoice } from "./time-of-day-choice";
import { useCheckIn } from "./use-check-in";

interface CheckInScreenProps {
  memberId: string;
  /** By the zone that is known of the member; their own clock has the last word. */
  likelyTimeOfDay: TimeOfDay;
}

export function CheckInScreen({ memberId, likelyTimeOfDay }: CheckInScreenProps) {
  const checkIn = useCheckIn(memberId, likelyTimeOfDay);
  useRememberMember(memberId);
  function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (!checkIn.isPending) checkIn.generate();
  }
  return (
    <form className="check-in" method="post" onSubmit={onSubmit}>
      <TimeOfDayChoice value={checkIn.timeOfDay} onChange={checkIn.chooseTimeOfDay} />
      <RatingGroups levels={checkIn.levels} onRate={checkIn.setLevel} />
      <div className="check-in-answer">
        <Button type="submit" block pending={checkIn.isPending} pendingLabel="Generating...">
          Generate My Quote
        </Button>
        <QuoteResult
          quote={checkIn.quote}
          isPending={checkIn.isPending}
          care={checkIn.care}
          press={checkIn.press}
        />
      </div>
    </form>
  );
}
