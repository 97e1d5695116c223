"use client";

import { useState } from "react";
import { keepForLater } from "@/components/check-in/keep-for-later";
import { RatingGroups, TimeOfDayChoice } from "@/components/check-in/rating-groups";
import { useRatings } from "@/components/check-in/use-ratings";
import { CrisisHelp } from "@/components/crisis/crisis-lines";
import { CrisisPanel } from "@/components/crisis/crisis-panel";
import { SupportLine } from "@/components/crisis/help-now";
import { Button } from "@/components/ui/button";
import { Note } from "@/components/ui/note";
import { ToastsHere, toast } from "@/components/ui/toast";
import { type CrisisCare, crisisCare } from "@/lib/crisis/rules";

/** A check-in that waits on this device for a connection. */
export function OfflineCheckIn({ memberId }: { memberId: string }) {
  const { nextAttempt, ...ratings } = useRatings(memberId, "morning");
  const [isKept, setIsKept] = useState(false);
  const [care, setCare] = useState<CrisisCare>(null);
  async function onSubmit(event: React.FormEvent) {
    event.preventDefault();
    const attempt = nextAttempt();
    setCare(crisisCare(attempt.ratings));
    if (!(await keepForLater(attempt))) {
      toast({
        title: "Not kept",
        description: "This browser can't keep a check-in without a connection.",
        variant: "destructive",
      });
      return;
    }
    setIsKept(true);
  }
  const help = (
    <>
      {care === "panel" && <OfflinePanel />}
      {care === "line" && <SupportLine />}
    </>
  );
  if (isKept) {
    return (
      <div className="grid gap-4">
        {help}
        <Note>
          Your check-in is kept on this device, encrypted. We'll send it as soon as we can reach Hearten.
        </Note>
      </div>
    );
  }
  return (
    <form
      className="grid gap-4 grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.14fr)] lg:grid-rows-[auto_1fr] lg:gap-5 lg:items-start lg:max-[75.99rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]"
      method="post"
      onSubmit={onSubmit}
    >
      <TimeOfDayChoice value={ratings.timeOfDay} onChange={ratings.chooseTimeOfDay} />
      <RatingGroups levels={ratings.levels} onRate={ratings.setLevel} />
      <div className="lg:[grid-area:2_/_2] lg:sticky lg:top-5">
        <Button type="submit" block>
          Keep my check-in
        </Button>
        {help}
      </div>
    </form>
  );
}

/** Without the server nothing is known of the member: the browser's zone decides, and nothing stands folded. */
function OfflinePanel() {
  return (
    <CrisisHelp timeZone={null} known={false}>
      <CrisisPanel atOnce className="mt-4" />
      <ToastsHere />
    </CrisisHelp>
  );
}
