"use client";

import { useState } from "react";
import { keepForLater } from "@/components/check-in/keep-for-later";
import { RatingGroups } from "@/components/check-in/rating-groups";
import { TimeOfDayChoice } from "@/components/check-in/time-of-day-choice";
import { useRatings } from "@/components/check-in/use-ratings";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { toast } from "@/components/ui/toast-store";

/** A check-in that waits on this device for a connection. */
export function OfflineCheckIn({ memberId }: { memberId: string }) {
  const { nextAttempt, ...ratings } = useRatings(memberId, "morning");
  const [isKept, setIsKept] = useState(false);
  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    if (!(await keepForLater(nextAttempt()))) {
      toast({
        title: "Not kept",
        description: "This browser keeps nothing without a connection.",
        variant: "destructive",
      });
      return;
    }
    setIsKept(true);
  }
  if (isKept) {
    return (
      <Note>
        Your check-in is kept on this device, encrypted. It is sent as soon as Hearten can be reached.
      </Note>
    );
  }
  return (
    <form className="check-in" method="post" onSubmit={onSubmit}>
      <TimeOfDayChoice value={ratings.timeOfDay} onChange={ratings.chooseTimeOfDay} />
      <RatingGroups levels={ratings.levels} onRate={ratings.setLevel} />
      <div className="check-in-answer">
        <Button type="submit" block>
          Keep my check-in
        </Button>
      </div>
    </form>
  );
}
