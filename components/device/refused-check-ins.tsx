"use client";

import { useTransition } from "react";
import { queryClient, rereadMoods } from "@/components/layout/query-client";
import { useRegion } from "@/components/layout/region";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { toastFailure } from "@/components/ui/toast-failure";
import { WAITING_DAYS } from "@/lib/config/policy";
import { dropCheckIn } from "@/lib/device/keep-check-in";
import { type Refused, sendAsOfNow } from "@/lib/device/kept-check-ins";
import { dateAndTime } from "@/lib/time/date-words";
import { refusedHere } from "./kept-here";

/** What this device kept and could not add: nothing of it is lost before the member has decided. */
export function RefusedCheckIns() {
  const refused = refusedHere.useValue();
  if (refused.length === 0) return null;
  return (
    <Card aria-labelledby="refused-check-ins" className="mb-4">
      <CardTitle id="refused-check-ins">
        {refused.length === 1
          ? "A check-in is still on this device"
          : "Some check-ins are still on this device"}
      </CardTitle>
      <ul className="mt-2 grid gap-5">
        {refused.map((one) => (
          <li key={one.checkIn.key}>
            <RefusedCheckIn refused={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RefusedCheckIn({ refused: { checkIn, why } }: { refused: Refused }) {
  const [isPending, start] = useTransition();
  const region = useRegion();
  const { checkedInAt } = checkIn.ratings;
  const date = dateAndTime(new Date(checkedInAt), checkIn.timeZone, region);
  function add() {
    start(async () => {
      try {
        await sendAsOfNow(checkIn);
        settle(checkIn.key);
        rereadMoods(queryClient());
        toast({ title: "Your check-in has been added", description: "You'll find your words in Progress." });
      } catch (error) {
        toastFailure("Not added", error, "Your check-in is still on this device. Please try again.");
      }
    });
  }
  function remove() {
    if (!window.confirm("Delete this check-in from this device?")) return;
    start(async () => {
      await dropCheckIn(checkIn.key).catch(() => {});
      settle(checkIn.key);
    });
  }
  return (
    <>
      <p className="mb-3 text-ink-soft">
        This check-in is dated {date}. {REASONS[why]}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" pending={isPending} pendingLabel="Adding..." onClick={add}>
          Add it with today's date
        </Button>
        <Button size="small" variant="outline" disabled={isPending} onClick={remove}>
          Delete it
        </Button>
      </div>
    </>
  );
}

const REASONS = {
  date: `We can only add check-ins from the last ${WAITING_DAYS} days. If that isn't when you made it, this device's clock was wrong. You can add it with today's date instead.`,
  ratings: "We couldn't add it as it is. You can try again with today's date, or delete it.",
};

function settle(key: string): void {
  refusedHere.set(refusedHere.get().filter(({ checkIn }) => checkIn.key !== key));
}
