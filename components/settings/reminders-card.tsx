"use client";

import { useState } from "react";
import { OtherReminderDevices } from "@/components/settings/other-reminder-devices";
import { ReminderSwitch } from "@/components/settings/reminder-switch";
import { ReminderTime } from "@/components/settings/reminder-time";
import { useReminders } from "@/components/settings/use-reminders";
import { Card } from "@/components/ui/card";
import { CardTitle } from "@/components/ui/card-title";
import { LoadFailed } from "@/components/ui/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

/** Reminders to check in: on which devices, and when. */
export function RemindersCard({ timeZone }: { timeZone: string }) {
  const { data, isPending, refetch } = useReminders();
  // Null until another is picked.
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <Card>
      <CardTitle>Reminders</CardTitle>
      <p className="mt-2 text-ink-soft">
        A quiet note once a day, if you haven't checked in yet. It says nothing about how you are.
      </p>
      {isPending && <Skeleton className="mt-3 h-42 w-full" />}
      {!isPending && !data && (
        <LoadFailed onRetry={() => refetch()}>We couldn't load your reminders just now.</LoadFailed>
      )}
      {data && (
        <>
          <div className="rows mt-2">
            <ReminderSwitch reminders={data} picked={picked} onTaken={() => setPicked(null)} />
            <OtherReminderDevices devices={data.devices.filter(({ isThisOne }) => !isThisOne)} />
          </div>
          <ReminderTime time={picked ?? data.time} timeZone={timeZone} onPick={setPicked} />
        </>
      )}
    </Card>
  );
}
